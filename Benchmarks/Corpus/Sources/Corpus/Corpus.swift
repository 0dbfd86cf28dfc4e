// The package must have a target; what counts are its dependencies.

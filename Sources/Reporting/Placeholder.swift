// The target's first file; replaced as the pipeline is built.

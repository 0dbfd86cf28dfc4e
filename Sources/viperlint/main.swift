print("viperlint")

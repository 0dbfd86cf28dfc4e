/// Device services, whose use bears out that something is a service.
let deviceServices: Set<String> = [
  "CLLocationManager", "AVCaptureSession", "CBCentralManager", "CBPeripheralManager",
  "NWPathMonitor", "LAContext", "UNUserNotificationCenter", "CMMotionManager", "HKHealthStore",
  "CNContactStore", "EKEventStore", "PHPhotoLibrary", "SKPaymentQueue", "WCSession",
  "AVAudioSession",
  "AVAudioPlayer", "AVAudioRecorder", "SecItemAdd", "NotificationCenter",
]

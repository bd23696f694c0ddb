/**
 * Node's options for the platform, here and in the script `start`, in MiB. What lives takes about 60; the more room V8
 * has, the longer it leaves garbage beside that. With these the heap stays below 100 under load.
 */
export const platformFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/**
 * How Node runs the platform, here and in the script `start`. The embedded database is a large WebAssembly module:
 * V8's optimising compiler takes 600 MB for one function of it, for a gain that light statements do not feel. And a
 * smaller nursery keeps the garbage of images from growing the heap. Measured by `npm run bench`, "first start".
 */
export const platformFlags = ['--liftoff-only', '--max-semi-space-size=4'];

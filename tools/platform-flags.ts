/**
 * Node's options for the platform, here and in the script `start`. A small nursery keeps the garbage of images from
 * growing the heap.
 */
export const platformFlags = ['--max-semi-space-size=4'];

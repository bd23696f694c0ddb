/**
 * Node's options for the platform, also used by the script `start`. Sizes are in MiB. Live data needs about 60 MiB. With
 * a small heap, V8 collects garbage earlier, so the heap stays below 100 MiB under load. The growing percentage is how
 * much the heap may grow before the next full collection. Its default depends on the heap limit. Here it would be so small
 * that about one process in four spent a fifth of its time in full collections.
 */
export const platformFlags = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--heap-growing-percent=30',
];

/**
 * Node's options for the platform, here and in the script `start`. Sizes in MiB. Live data takes about 60; with a small
 * heap V8 collects garbage earlier, so the heap stays below 100 under load. The growing percentage is how much of the
 * live data is added before the next full collection. By default it depends on the heap limit and is so small here that
 * about one process in four spent a fifth of its time in full collections.
 */
export const platformFlags = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--heap-growing-percent=30',
];

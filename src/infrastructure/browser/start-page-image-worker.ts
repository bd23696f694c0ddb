/** webpack bundles the worker as a separate script only for exactly this expression. */
export const startPageImageWorker = (): Worker =>
  new Worker(new URL('./page-image-worker.ts', import.meta.url));

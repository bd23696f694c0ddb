/** webpack makes a script of its own of the worker where it sees exactly this expression. */
export const startPageImageWorker = (): Worker =>
  new Worker(new URL('./page-image-worker.ts', import.meta.url));

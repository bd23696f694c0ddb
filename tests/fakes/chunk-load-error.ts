/** The error of webpack for code that could not be loaded. */
export const chunkLoadError = (): Error =>
  Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

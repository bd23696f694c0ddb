/** True for webpack's error of code that could not be loaded: offline, or replaced by a newer version. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

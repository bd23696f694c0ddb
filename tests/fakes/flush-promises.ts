/** Resolves after all pending promises. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

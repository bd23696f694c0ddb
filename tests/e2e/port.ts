/** Port of the platform for browser tests. The next port reports when it is ready. */
export const port = Number(process.env.TEST_PORT ?? 4173);

/** Port of the gallery. */
export const galleryPort = port + 2;

/** Port of a platform with a large catalogue. The next port reports its progress. */
export const largePort = port + 3;

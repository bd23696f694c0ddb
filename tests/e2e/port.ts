/** Where the browser tests find the platform; on the next port it says when all is there. */
export const port = Number(process.env.TEST_PORT ?? 4173);

/** Where they find the gallery of the interface library. */
export const galleryPort = port + 2;

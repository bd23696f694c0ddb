/** Where the browser tests find the platform; on the next port it says when all is there. */
export const port = Number(process.env.TEST_PORT ?? 4173);

/** Where they find the gallery of the interface library. */
export const galleryPort = port + 2;

/** Where they find a platform with a large catalogue; on the next port it says how far it is. */
export const largePort = port + 3;

/** Where the browser tests find the platform; on the next port it says when all is there. */
export const port = 4173;

/** Headers of responses that only the caller may see, so no cache may store them. */
export const privateHeaders = { 'cache-control': 'private, no-store' };

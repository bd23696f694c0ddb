/** No more issues of a shelf are loaded to find some that a child can open. */
export const maxLoadedIssues = 60;

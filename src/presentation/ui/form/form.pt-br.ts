/** What fields say of themselves and of what is typed. Source: platform.md §5, consumer-app.md §5. */
export const formPtBr = {} as const;

/** What the components of the interface library say by themselves. */
export const uiPtBr = {} as const;

/** A device's storage that holds these values and takes no others. */
export const emptyStorage = (values: Readonly<Record<string, string>>): Storage => ({
  length: 0,
  key: () => null,
  getItem: (name) => values[name] ?? null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
});

/** Read-only storage of a new device. */
export const emptyStorage = (values: Readonly<Record<string, string>>): Storage => ({
  length: 0,
  key: () => null,
  getItem: (name) => values[name] ?? null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
});

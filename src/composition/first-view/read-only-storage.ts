/** Storage with fixed values. Writing has no effect. */
export const readOnlyStorage = (values: Readonly<Record<string, string>>): Storage => ({
  length: 0,
  key: () => null,
  getItem: (name) => values[name] ?? null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
});

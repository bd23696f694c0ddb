/** The browser's storage, or one that lasts as long as the tab where the browser forbids its own or has none. */
export const deviceStorage = (): Storage => allowed(() => window.localStorage);

/** What is kept for the visit: until its tab is closed. */
export const visitStorage = (): Storage => allowed(() => window.sessionStorage);

function allowed(storage: () => Storage | null): Storage {
  try {
    return storage() ?? tabStorage();
  } catch {
    return tabStorage();
  }
}

/**
 * Holds what it is given, and says in the way of a full storage that it will not keep it. Like the browser's, its
 * keys are its own enumerable properties: `Object.keys` lists them.
 */
function tabStorage(): Storage {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
      throw new DOMException('Kept for this tab only.', 'QuotaExceededError');
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  };
  return new Proxy(values, {
    get: (_, name) => methods[name as keyof typeof methods] ?? values[String(name)],
  }) as unknown as Storage;
}

/** The browser's storage, or one that lasts as long as the tab where the browser forbids its own. */
export function deviceStorage(): Storage {
  try {
    return window.localStorage;
  } catch {
    return tabStorage();
  }
}

/** Like the browser's, its keys are its own enumerable properties: `Object.keys` lists them. */
function tabStorage(): Storage {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  };
  return new Proxy(values, {
    get: (_, name) => methods[name as keyof typeof methods] ?? values[String(name)],
  }) as unknown as Storage;
}

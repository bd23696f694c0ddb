/** The local storage, or one in memory if the browser forbids it or has none. */
export const deviceStorage = (): Storage => storageOrMemory(() => window.localStorage);

/** The session storage, which is cleared when the tab is closed, or one in memory. */
export const visitStorage = (): Storage => storageOrMemory(() => window.sessionStorage);

function storageOrMemory(storage: () => Storage | null): Storage {
  try {
    return storage() ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}

/**
 * Holds values in memory. Each write also throws like a full storage, so that callers know that the value is not
 * permanent. As in the browser's storage, `Object.keys` lists the keys.
 */
function memoryStorage(): Storage {
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

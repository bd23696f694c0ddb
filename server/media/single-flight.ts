/** Concurrent callers share one result. A failure rejects all of them and is not cached. */
export function singleFlight<T>(): (name: string, create: () => Promise<T>) => Promise<T> {
  const pendingResults = new Map<string, Promise<T>>();
  return (name, create) => {
    const pending = pendingResults.get(name);
    if (pending) return pending;
    const result = create().finally(() => pendingResults.delete(name));
    pendingResults.set(name, result);
    return result;
  };
}

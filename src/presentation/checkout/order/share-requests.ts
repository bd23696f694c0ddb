/** Concurrent callers with the same key share one request. A request with another key replaces it. */
export function shareRequests<Value>() {
  let pending: { readonly key: string; readonly response: Promise<Value> } | null = null;
  return (key: string, request: () => Promise<Value>): Promise<Value> => {
    if (pending?.key === key) return pending.response;
    const started = {
      key,
      response: request().finally(() => {
        if (pending === started) pending = null;
      }),
    };
    pending = started;
    return started.response;
  };
}

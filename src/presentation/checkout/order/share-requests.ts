/** Concurrent callers with the same key share one request. A request with another key replaces it. */
export function shareRequests<Value>() {
  let pending: { readonly key: string; readonly answer: Promise<Value> } | null = null;
  return (key: string, request: () => Promise<Value>): Promise<Value> => {
    if (pending?.key === key) return pending.answer;
    const started = {
      key,
      answer: request().finally(() => {
        if (pending === started) pending = null;
      }),
    };
    pending = started;
    return started.answer;
  };
}

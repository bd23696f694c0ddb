/** The same limit as for the app's services. */
const timeoutMs = 30_000;

/** Returns the value, or null if it takes too long. */
export async function withTimeout<Value>(value: Promise<Value>, browser: Window): Promise<Value | null> {
  let timer = 0;
  const timeout = new Promise<null>((resolve) => {
    timer = browser.setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([value, timeout]);
  } finally {
    browser.clearTimeout(timer);
  }
}

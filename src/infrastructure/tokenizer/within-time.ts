/** Milliseconds that a provider has for a token: as long as the app's services have. */
const timeoutMs = 30_000;

/** The value, or null where it does not come in time. */
export async function withinTime<Value>(coming: Promise<Value>, browser: Window): Promise<Value | null> {
  let waiting = 0;
  const tooLate = new Promise<null>((resolve) => {
    waiting = browser.setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    browser.clearTimeout(waiting);
  }
}

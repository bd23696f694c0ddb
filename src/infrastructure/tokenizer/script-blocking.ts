const timeoutMs = 5000;

/**
 * Whether something in the browser blocked a script that failed to load. It did if `fetch` can load the address, or if
 * the address does not answer although the network works. A script whose server answers with an error, such as 503, was
 * not blocked.
 */
export async function isFailedScriptBlocked(address: string, browser: Window): Promise<boolean> {
  const answer = await fetchAnswer(address, browser);
  return answer ? answer.ok || answer.type === 'opaque' : isOnline(browser);
}

/** Whether an address does not answer although the network works. */
export async function isAddressBlocked(address: string, browser: Window): Promise<boolean> {
  return (await fetchAnswer(address, browser)) === null && (await isOnline(browser));
}

/** Whether the server of the page answers. */
const isOnline = async (browser: Window): Promise<boolean> =>
  browser.navigator.onLine && (await fetchAnswer(new URL('/', browser.location.href).href, browser)) !== null;

/** null if there is no answer. */
const fetchAnswer = (address: string, browser: Window): Promise<Response | null> =>
  browser
    .fetch(address, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    })
    .catch(() => null);

/** Milliseconds. */
const timeoutMs = 5000;

/**
 * Whether something in the browser keeps a script away that did not come: its address answers when it is asked for
 * otherwise, or does not answer although the network is there. An answer that says of itself that it is none, as a 503
 * does, was kept away by nobody.
 */
export async function isScriptKeptAway(address: string, browser: Window): Promise<boolean> {
  const answer = await ask(address, browser);
  return answer ? answer.ok || answer.type === 'opaque' : isNetworkThere(browser);
}

/** Whether an address does not answer although the network is there. */
export async function isKeptAway(address: string, browser: Window): Promise<boolean> {
  return (await ask(address, browser)) === null && (await isNetworkThere(browser));
}

/** Whoever served the page answers still. */
const isNetworkThere = async (browser: Window): Promise<boolean> =>
  browser.navigator.onLine && (await ask(new URL('/', browser.location.href).href, browser)) !== null;

const ask = (address: string, browser: Window): Promise<Response | null> =>
  browser
    .fetch(address, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    })
    .catch(() => null);

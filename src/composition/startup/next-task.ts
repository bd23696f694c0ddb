const waiting: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => waiting.shift()?.();

/**
 * Resolves in a task of its own. The browser can handle input between tasks, so startup is divided into tasks of less
 * than 50 ms on a slow phone. Not a timeout, because browsers delay nested timeouts by at least 4 ms and startup has about
 * twenty tasks.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

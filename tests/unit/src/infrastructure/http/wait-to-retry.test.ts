import { waitToRetry } from '../../../../../src/infrastructure/http/wait-to-retry.ts';

const longMs = 60_000;

describe('waitToRetry', () => {
  it('ends after the time', async () => {
    await expect(waitToRetry(1)).resolves.toBeUndefined();
  });

  it('ends when the request is cancelled, or was cancelled before', async () => {
    const cancellation = new AbortController();
    const waiting = waitToRetry(longMs, cancellation.signal);
    cancellation.abort();
    await expect(waiting).resolves.toBeUndefined();
    await expect(waitToRetry(longMs, cancellation.signal)).resolves.toBeUndefined();
  });

  it('ends when the network returns', async () => {
    const page = new EventTarget();
    const { addEventListener, removeEventListener } = globalThis;
    Object.assign(globalThis, {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    });
    try {
      const waiting = waitToRetry(longMs);
      page.dispatchEvent(new Event('online'));
      await expect(waiting).resolves.toBeUndefined();
    } finally {
      Object.assign(globalThis, { addEventListener, removeEventListener });
    }
  });
});

import { readConfiguration } from '../../../../../server/configuration/configuration.ts';
import { openApp } from '../../../../../server/http/open-app.ts';
import {
  type AfterResponseQueue,
  openAfterResponseQueue,
} from '../../../../../server/identity/emails/after-response-queue.ts';

async function openWith(work: (name: string) => Promise<void>) {
  const lines: string[] = [];
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'error' }),
    { findCaller: async () => null, isGuardianOf: async () => false },
    { write: (line) => void lines.push(line) },
  );
  const runAfterResponse: AfterResponseQueue = openAfterResponseQueue(app);
  app.get<{ Params: { name: string } }>(
    '/:name',
    { config: { access: 'anyone' } },
    async ({ params }, reply) => {
      runAfterResponse(reply, () => work(params.name));
      return { data: null };
    },
  );
  return { app, lines };
}

describe('work after a response', () => {
  it('does not delay the response, and closing waits for it', async () => {
    let finish = () => {};
    const steps: string[] = [];
    const { app } = await openWith(() =>
      new Promise<void>((resolve) => {
        steps.push('begun');
        finish = resolve;
      }).then(() => void steps.push('done')),
    );
    await app.inject('/a');
    steps.push('answered');
    const closed = app.close().then(() => void steps.push('closed'));
    while (!steps.includes('begun')) await new Promise(setImmediate);
    finish();
    await closed;
    expect(steps.filter((step) => step !== 'answered')).toEqual(['begun', 'done', 'closed']);
    expect(steps.indexOf('answered')).toBeLessThan(steps.indexOf('done'));
  });

  it('runs in order, one at a time', async () => {
    const steps: string[] = [];
    const { app } = await openWith(async (name) => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
    });
    await app.inject('/a');
    await app.inject('/b');
    await app.close();
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('is logged if it fails, and the next work runs', async () => {
    const done: string[] = [];
    const { app, lines } = await openWith(async (name) => {
      if (name === 'a') throw new Error('broken');
      done.push(name);
    });
    expect((await app.inject('/a')).statusCode).toBe(200);
    await app.inject('/b');
    await app.close();
    expect(done).toEqual(['b']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('work after a response failed');
  });
});

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { writeSecurityLog } from '../../../../server/http/security-log.ts';

/** An app whose route runs `work` with the server's side of the connection. */
async function openLoggedApp(work: (closed: Promise<unknown>) => Promise<void>) {
  const app = fastify();
  const lines: string[] = [];
  writeSecurityLog(app, { write: (line) => lines.push(line) });
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  app.addHook('onSend', async () => resolve());
  app.post(
    '/password',
    { config: { access: 'reader', securityEvent: 'password change' } },
    async ({ raw }) => {
      await work(once(raw.socket, 'close'));
      return { data: null };
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, lines, sent };
}

const request = 'POST /password HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('writes one line for a client that closes the connection before the response', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { app, port, lines, sent } = await openLoggedApp(async (closed) => {
    start();
    await closed;
  });
  const client = connect(port, '127.0.0.1', () => client.write(request));
  await started;
  client.destroy();
  await sent;
  await app.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'password change', outcome: 'success' });
});

test('writes one line for a client that reads the response', async () => {
  const { app, port, lines } = await openLoggedApp(async () => undefined);
  expect((await fetch(`http://127.0.0.1:${port}/password`, { method: 'POST' })).status).toBe(200);
  await app.close();
  expect(lines).toHaveLength(1);
});

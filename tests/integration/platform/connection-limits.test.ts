import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfiguration } from '../../../server/configuration/configuration.ts';
import { type App, openApp } from '../../../server/http/open-app.ts';

const timeoutMs = 900;
const buildRequestHead = (method: string, path: string, ...headers: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

let app: App;
let slowRequests = 0;

beforeAll(async () => {
  app = await openApp(
    readConfiguration({ LOG_LEVEL: 'silent', MAX_CONNECTIONS: '20' }),
    { findCaller: async () => null, isGuardianOf: async () => false },
    undefined,
    timeoutMs,
  );
  const openToAnyone = { config: { access: 'anyone' as const } };
  app.get('/quick', openToAnyone, async () => ({ done: true }));
  app.get('/slow', openToAnyone, async () => {
    slowRequests += 1;
    await wait(3 * timeoutMs, undefined, { ref: false });
    return { done: true };
  });
  // Much larger than the socket buffers of client and server.
  app.get('/large', openToAnyone, async (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  app.post('/body', openToAnyone, async () => ({ done: true }));
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload
      .on('error', done)
      .on('end', () => done(null, {}))
      .resume();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

interface Client {
  socket: Socket;
  /** Returns the text that the platform has sent. */
  received(): string;
  /** Resolves when the platform has ended the connection. */
  ended: Promise<unknown>;
}

const openSockets: Socket[] = [];
afterEach(() => {
  for (const socket of openSockets.splice(0)) socket.destroy();
});

async function openConnection(): Promise<Client> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  openSockets.push(socket);
  let received = '';
  socket.on('data', (bytes: Buffer) => {
    received = (received + bytes.toString('latin1')).slice(-10_000);
  });
  // A connection that is reset also emits `close`.
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, received: () => received, ended };
}

/** Sends some bytes repeatedly until the connection ends. */
function sendSlowly({ socket }: Client, text: string): void {
  const timer = setInterval(() => (socket.writable ? socket.write(text) : clearInterval(timer)), 100);
  socket.on('close', () => clearInterval(timer));
}

it('ends a connection on which nothing is sent', async () => {
  const client = await openConnection();
  await client.ended;
});

it('ends a connection that is idle after its last request', async () => {
  const client = await openConnection();
  client.socket.write(buildRequestHead('GET', '/quick'));
  await client.ended;
  expect(client.received()).toContain('{"done":true}');
});

it.each([
  ['an incomplete request line', 'GET /quick HTTP/1.1\r\n', null],
  [
    'headers that arrive a few bytes at a time',
    'GET /quick HTTP/1.1\r\nHost: localhost\r\n',
    'X-Slow: 1\r\n',
  ],
  [
    'a body that stops',
    buildRequestHead('POST', '/body', 'Content-Type: application/json', 'Content-Length: 100000'),
    null,
  ],
  [
    'a body that arrives a few bytes at a time',
    buildRequestHead('POST', '/body', 'Content-Type: application/json', 'Content-Length: 100000'),
    ' '.repeat(50),
  ],
  [
    'a body in chunks that arrives a few bytes at a time',
    buildRequestHead('POST', '/body', 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    '1\r\n \r\n',
  ],
  [
    'an upload that arrives a few bytes at a time',
    buildRequestHead(
      'POST',
      '/body',
      'Content-Type: multipart/form-data; boundary=a',
      'Content-Length: 1000000',
    ),
    ' '.repeat(50),
  ],
])('answers %s with 408 and ends the connection', async (_what, start, more) => {
  const client = await openConnection();
  client.socket.write(start);
  if (more !== null) sendSlowly(client, more);
  await client.ended;
  expect(client.received()).toMatch(/^HTTP\/1\.1 408 /);
  expect(client.received()).toContain("Content-Security-Policy: default-src 'none'");
});

it('ends a connection whose client does not read the response', async () => {
  const client = await openConnection();
  const { bytesRead } = client.socket;
  client.socket.pause();
  client.socket.write(buildRequestHead('GET', '/large'));
  while ((await countConnections()) > 0) await wait(50);
  expect(bytesRead).toBe(0);
});

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('allows an upload of usual speed to take longer than the timeout', async () => {
  const client = await openConnection();
  const size = 300_000;
  client.socket.write(
    buildRequestHead(
      'POST',
      '/body',
      'Content-Type: multipart/form-data; boundary=a',
      `Content-Length: ${size}`,
    ),
  );
  for (let sent = 0; sent < size; sent += size / 20) {
    client.socket.write(' '.repeat(size / 20));
    await wait((2 * timeoutMs) / 20);
  }
  while (!client.received().includes('{"done":true}')) await wait(20);
});

it('allows the platform to take longer than the timeout for a response', async () => {
  const client = await openConnection();
  client.socket.write(buildRequestHead('GET', '/slow'));
  while (!client.received().includes('{"done":true}')) await wait(50);
});

it('answers pipelined requests in their order', async () => {
  const client = await openConnection();
  client.socket.write(buildRequestHead('GET', '/quick').repeat(5) + buildRequestHead('GET', '/nowhere'));
  while (!client.received().includes('HTTP/1.1 404')) await wait(20);
  expect(client.received().match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...Array(5).fill('HTTP/1.1 200'),
    'HTTP/1.1 404',
  ]);
});

it('closes a connection with many pending requests, of which it handles only a few', async () => {
  slowRequests = 0;
  const client = await openConnection();
  client.socket.write(buildRequestHead('GET', '/slow').repeat(1000));
  await client.ended;
  expect(client.received()).toBe('');
  expect(slowRequests).toBeLessThanOrEqual(20);
});

it('closes connections above the maximum, and accepts new ones after some have ended', async () => {
  await Promise.all(Array.from({ length: 20 }, openConnection));
  const further = await openConnection();
  await further.ended;
  expect(further.received()).toBe('');
  for (const socket of openSockets.splice(0)) socket.destroy();
  while ((await countConnections()) > 0) await wait(20);
  const later = await openConnection();
  later.socket.write(buildRequestHead('GET', '/quick'));
  while (!later.received().includes('{"done":true}')) await wait(20);
});

it.each([
  ['headers of more than 8 kB', buildRequestHead('GET', '/quick', `X-Long: ${'x'.repeat(9000)}`), 431],
  ['a request that is not HTTP', 'hello\r\n\r\n', 400],
])('answers %s with a status and closes the connection', async (_what, text, status) => {
  const client = await openConnection();
  client.socket.write(text);
  await client.ended;
  expect(client.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(client.received()).toContain('X-Content-Type-Options: nosniff');
});

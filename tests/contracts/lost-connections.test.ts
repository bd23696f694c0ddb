import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { failures } from '../../src/domain/failure.ts';
import { isSettled } from '../../src/domain/publishing/page-upload.ts';
import type { ComicsClient } from '../../src/infrastructure/comics/comics-client.ts';
import { HttpPageUploads } from '../../src/infrastructure/comics/publishing/http-page-uploads.ts';
import { HttpClient } from '../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../src/infrastructure/http/request-headers.ts';
import { waitToRetry } from '../../src/infrastructure/http/wait-to-retry.ts';
import { FakeTusServer } from '../fakes/publishing/fake-tus-server.ts';
import { exampleCredentials, FakeSession } from '../fakes/session/fake-session.ts';
import { makeNoise } from '../unit/server/media/make-comics.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { openPlatformEnvironment } from './platform-environment.ts';
import { successOf } from './services/contract.ts';
import { PublishingSteps } from './services/publishing/publishing.ts';

const content = Array.from({ length: 1000 }, (_, index) => String(index)).join(' ');
const place = { contentId: 'content-1' };

describe('HttpPageUploads on a simulated service', () => {
  let server: FakeTusServer;
  let address: string;
  let delaysMs: number[];
  let uploads: HttpPageUploads;
  let file: File;

  beforeEach(async () => {
    server = new FakeTusServer();
    address = await server.open();
    delaysMs = [];
    const client: ComicsClient = new HttpClient(
      address,
      new RequestHeaders(),
      new FakeSession(exampleCredentials),
    );
    uploads = new HttpPageUploads(client, async (delayMs) => void delaysMs.push(delayMs));
    file = new File([content], 'página 1.png');
  });
  afterEach(() => server.close());

  const received = () => server.files.get('upload-1')?.bytes.toString();

  it('sends a file with its name and its place', async () => {
    const outcome = await uploads.send(file, { ...place, pageNumber: 2 });
    expect(outcome).toMatchObject({ ok: true, value: { id: 'upload-1', receivedBytes: content.length } });
    expect(received()).toBe(content);
    expect(server.metadata).toEqual([{ contentId: 'content-1', filename: 'página 1.png', pageNumber: '2' }]);
    expect(server.requests).toEqual(['POST', 'PATCH 0', 'GET']);
  });

  it('continues after lost connections where the service has stopped receiving, with growing delays', async () => {
    server.lostAfter.push(100, 0, 0, 250);
    const shares: number[] = [];
    expect(await uploads.send(file, place, { onProgress: (share) => shares.push(share) })).toMatchObject({
      ok: true,
    });
    expect(received()).toBe(content);
    expect(server.requests.filter((request) => request.startsWith('PATCH'))).toEqual([
      'PATCH 0',
      'PATCH 100',
      'PATCH 100',
      'PATCH 100',
      'PATCH 350',
    ]);
    expect(delaysMs).toEqual([500, 500, 1000, 2000]);
    expect(shares.at(-1)).toBe(1);
  });

  it('tries again after answers that say nothing about the upload', async () => {
    server.statuses.push(503, 502, 409);
    expect(await uploads.send(file, place)).toMatchObject({ ok: true });
    expect(received()).toBe(content);
  });

  it('continues with the same file after it has given up', async () => {
    server.lostAfter.push(100, ...Array<number>(9).fill(0));
    const outcome = await uploads.send(file, place);
    expect(outcome).toMatchObject({ ok: false, failure: failures.networkConnection });
    expect(delaysMs).toHaveLength(9);
    server.requests.length = 0;
    expect(await uploads.send(file, place)).toMatchObject({ ok: true });
    expect(server.requests).toEqual(['HEAD', 'PATCH 100', 'GET']);
  });

  it('sends a file again to another place', async () => {
    server.lostAfter.push(100);
    const cancellation = new AbortController();
    uploads = new HttpPageUploads(
      new HttpClient(address, new RequestHeaders(), new FakeSession(exampleCredentials)) as ComicsClient,
      async () => cancellation.abort(),
    );
    const cancelled = await uploads.send(file, place, { signal: cancellation.signal });
    expect(cancelled).toMatchObject({ ok: false, failure: { hide: true } });
    await uploads.send(file, { contentId: 'content-2' });
    expect(server.metadata.map(({ contentId }) => contentId)).toEqual(['content-1', 'content-2']);
    expect(server.files.get('upload-2')?.bytes.toString()).toBe(content);
  });

  it('reports an upload that was removed, and begins again with the next call', async () => {
    server.lostAfter.push(100);
    uploads = new HttpPageUploads(
      new HttpClient(address, new RequestHeaders(), new FakeSession(exampleCredentials)) as ComicsClient,
      async () => server.files.clear(),
    );
    expect(await uploads.send(file, place)).toMatchObject({
      ok: false,
      failure: { code: 'UPLOAD.NOT_FOUND' },
    });
    expect(await uploads.send(file, place)).toMatchObject({ ok: true });
    expect(received()).toBe(content);
  });
});

/** Forwards connections to a port. Each of the next connections is lost after some bytes of the client. */
async function openUnstableProxy(targetPort: number, lostAfter: number[]) {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const limit = lostAfter.shift();
    let sentBytes = 0;
    const end = () => {
      client.destroy();
      target.destroy();
    };
    client.on('data', (chunk) => {
      const rest = limit === undefined ? chunk.length : limit - sentBytes;
      sentBytes += chunk.length;
      target.write(chunk.subarray(0, Math.max(rest, 0)), () => {
        if (rest < chunk.length) end();
      });
    });
    target.pipe(client);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('HttpPageUploads on the reference platform', () => {
  let environment: ContractEnvironment;
  beforeAll(async () => {
    environment = await openPlatformEnvironment();
  }, 60_000);
  afterAll(() => environment.close());

  it('adds each page once through connections that are lost again and again', async () => {
    const steps = new PublishingSteps(() => environment);
    await steps.signInAsEditor();
    const { id, content } = await steps.createDraftWithPages('instavel');
    const image = await makeNoise(400, 400).png().toBuffer();
    const page = new File([new Uint8Array(image)], 'page.png', { type: 'image/png' });
    const lostAfter = Array.from({ length: 12 }, (_, index) => 10_000 + index * 5000);
    const proxy = await openUnstableProxy(Number(new URL(environment.redirectUri).port), lostAfter);
    try {
      const service = `http://127.0.0.1:${proxy.port}/api/comics`;
      const comics: ComicsClient = new HttpClient(service, new RequestHeaders(), environment.session);
      const unstable = new HttpPageUploads(comics, (delayMs) => waitToRetry(delayMs / 50));
      const sent = successOf(await unstable.send(page, { contentId: content.id }));
      expect(lostAfter).toEqual([]);
      while (!isSettled(successOf(await environment.pageUploads.find(sent.id)))) await waitToRetry(20);
    } finally {
      proxy.close();
    }
    const { contents } = successOf(await environment.issueDrafts.find(id));
    expect(contents[0]?.pages).toMatchObject([{ number: 1, fileName: 'page.png' }]);
    expect(successOf(await environment.pageUploads.list(id, content.id))).toMatchObject([
      { state: 'stored', receivedBytes: page.size },
    ]);
  }, 60_000);
});

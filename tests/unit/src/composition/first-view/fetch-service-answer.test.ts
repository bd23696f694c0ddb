/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchServiceAnswer } from '../../../../../src/composition/first-view/fetch-service-answer.ts';

describe('another service', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer(({ url, headers }, response) => {
      if (url === '/silent') return;
      response.statusCode = url === '/none' ? 404 : 200;
      response.end(JSON.stringify({ url, language: headers['accept-language'] }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives its body, in the language of the page', async () => {
    const body = await fetchServiceAnswer(`${address}/comics?page=0`, { 'accept-language': 'en-us' }, 30_000);
    expect(body).toEqual({ url: '/comics?page=0', language: 'en-us' });
  });

  it('fails with its status', async () => {
    await expect(fetchServiceAnswer(`${address}/none`, {}, 30_000)).rejects.toThrow(
      '/none was answered with 404.',
    );
  });

  it('is given up when it does not answer', async () => {
    await expect(fetchServiceAnswer(`${address}/silent`, {}, 1)).rejects.toThrow();
  });
});

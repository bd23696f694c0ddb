/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchServiceAnswer } from '../../../../../src/composition/first-view/fetch-service-answer.ts';

describe('fetchServiceAnswer', () => {
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

  it('returns the body in the language of the page', async () => {
    const body = await fetchServiceAnswer(`${address}/comics?page=0`, { 'accept-language': 'en-us' }, 30_000);
    expect(body).toEqual({ url: '/comics?page=0', language: 'en-us' });
  });

  it('throws with the status of the response', async () => {
    await expect(fetchServiceAnswer(`${address}/none`, {}, 30_000)).rejects.toThrow(
      '/none answered with status 404.',
    );
  });

  it('throws if the service does not answer in time', async () => {
    await expect(fetchServiceAnswer(`${address}/silent`, {}, 1)).rejects.toThrow();
  });
});

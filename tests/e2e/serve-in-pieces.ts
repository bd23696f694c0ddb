import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const pieceBytes = 1024;
/** Long enough for the browser to render the received part. */
const pauseMs = 15;

/** A proxy of the platform that sends pages in small pieces, like a slow connection. For visitors only. */
export async function serveInPieces(origin: string): Promise<AsyncDisposable & { readonly origin: string }> {
  const server = createServer(async ({ url, headers }, reply) => {
    const { accept = '*/*', 'accept-language': language = '' } = headers;
    const response = await fetch(new URL(url ?? '', origin), {
      headers: { accept, 'accept-language': language },
    });
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      reply.setHeader(name, response.headers.get(name) ?? '');
    }
    reply.writeHead(response.status);
    const body = Buffer.from(await response.arrayBuffer());
    const size = accept.includes('text/html') ? pieceBytes : body.length;
    for (let start = 0; start < body.length; start += size) {
      reply.write(body.subarray(start, start + size));
      await pause(pauseMs);
    }
    reply.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

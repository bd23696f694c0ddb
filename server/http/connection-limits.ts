import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Uploads may take longer, if they bring so much: half of what a slow phone network (400 kbit/s) carries. */
const minUploadBytesPerSecond = 25_000;

/** Of the request line and all headers together. */
const maxHeaderBytes = 8 * 1024;

/**
 * Of one connection. Browsers and proxies send the next request after the answer to the last. Without a limit a client
 * sends thousands in one packet, and all other clients wait until they are answered.
 */
const maxUnanswered = 20;

/** Options of the HTTP server by which slow or idle clients do not occupy connections. */
export const connectionOptions = (timeoutMs: number) => ({
  keepAliveTimeout: timeoutMs * 0.7,
  // Bodies have a limit of their own below, because uploads may take longer.
  requestTimeout: 0,
  http: {
    maxHeaderSize: maxHeaderBytes,
    // With the interval it ends in time.
    headersTimeout: timeoutMs * 0.8,
    connectionsCheckingInterval: timeoutMs / 15,
  },
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Duplex) =>
    endConnection(socket, statusOfError[error.code ?? ''] ?? 400),
});

const statusOfError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface ConnectionLimits {
  maxConnections: number;
  /** After this, connections end on which nothing moves, and requests that have not arrived. */
  timeoutMs: number;
}

/** Ends idle connections and incomplete bodies in time, and closes connections above the maximum and with too many requests. */
export function limitConnections(
  app: FastifyInstance,
  { maxConnections, timeoutMs }: ConnectionLimits,
): void {
  const { server } = app;
  server.maxConnections = maxConnections;
  const unanswered = new WeakMap<Duplex, number>();
  const countOf = (socket: Duplex) => unanswered.get(socket) ?? 0;
  endIdleConnections(server, (socket) => countOf(socket) > 0, timeoutMs);
  app.addHook('onRequest', async ({ raw }, reply) => {
    const count = countOf(raw.socket) + 1;
    unanswered.set(raw.socket, count);
    if (count > maxUnanswered) {
      // A status would be read as the answer to another request.
      raw.socket.destroy();
      return reply.hijack();
    }
    // Injected requests have no socket, and arrive whole.
    if (raw.socket instanceof Socket && hasBody(raw)) endSlowBody(raw, timeoutMs);
  });
  app.addHook('onResponse', async ({ raw }) => {
    unanswered.set(raw.socket, countOf(raw.socket) - 1);
  });
}

function endIdleConnections(
  server: Server,
  isAnswering: (socket: Duplex) => boolean,
  timeoutMs: number,
): void {
  server.setTimeout(timeoutMs, (socket: Socket) => {
    const readsNothing = socket.writableLength > 0;
    // What is answered is waiting for the platform, which has timeouts of its own.
    if (isAnswering(socket) && !readsNothing) socket.setTimeout(timeoutMs);
    else endConnection(socket, 408);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function endSlowBody(message: IncomingMessage, timeoutMs: number): void {
  const { socket } = message;
  const bytesBefore = socket.bytesRead;
  const started = Date.now();
  const isUpload = message.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const check = () => {
    if (message.complete || socket.destroyed) return;
    const earnedMs = isUpload ? ((socket.bytesRead - bytesBefore) / minUploadBytesPerSecond) * 1000 : 0;
    const restMs = started + timeoutMs + earnedMs - Date.now();
    if (restMs > 0) setTimeout(check, restMs).unref();
    else endConnection(socket, 408);
  };
  setTimeout(check, timeoutMs).unref();
}

/** There is no reply to set headers on: what no route has seen is answered with nothing but its status. */
function endConnection(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  // A client that never closes its side would keep the connection.
  setTimeout(() => socket.destroy(), 1000).unref();
}

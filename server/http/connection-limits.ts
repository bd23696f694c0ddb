import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** An upload may take longer while it keeps this rate: half of a slow phone network (400 kbit/s). */
const minUploadBytesPerSecond = 25_000;

/** The request line and all headers together. */
const maxHeaderBytes = 8 * 1024;

/**
 * Requests on one connection that have no response yet. Browsers and proxies wait for a response before they send the
 * next request. Without this limit one client could send thousands in one packet and delay all other clients.
 */
const maxPendingRequests = 20;

/** HTTP server options that keep slow or idle clients from occupying connections. */
export const connectionOptions = (timeoutMs: number) => ({
  keepAliveTimeout: timeoutMs * 0.7,
  // `endSlowBody` limits the time for bodies instead, because uploads may take longer.
  requestTimeout: 0,
  http: {
    maxHeaderSize: maxHeaderBytes,
    // Together with the checking interval this stays below `timeoutMs`.
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
  /** Time until idle connections and incomplete requests are closed. */
  timeoutMs: number;
}

/**
 * Closes idle connections, incomplete bodies, connections above the maximum, and connections with too many pending
 * requests.
 */
export function limitConnections(
  app: FastifyInstance,
  { maxConnections, timeoutMs }: ConnectionLimits,
): void {
  const { server } = app;
  server.maxConnections = maxConnections;
  const pendingRequests = new WeakMap<Duplex, number>();
  const countOf = (socket: Duplex) => pendingRequests.get(socket) ?? 0;
  endIdleConnections(server, (socket) => countOf(socket) > 0, timeoutMs);
  app.addHook('onRequest', async ({ raw }, reply) => {
    const count = countOf(raw.socket) + 1;
    pendingRequests.set(raw.socket, count);
    if (count > maxPendingRequests) {
      // The client would take a status for the response to another request.
      raw.socket.destroy();
      return reply.hijack();
    }
    // Injected requests have no socket and are always complete.
    if (raw.socket instanceof Socket && hasBody(raw)) endSlowBody(raw, timeoutMs);
  });
  app.addHook('onResponse', async ({ raw }) => {
    pendingRequests.set(raw.socket, countOf(raw.socket) - 1);
  });
}

function endIdleConnections(
  server: Server,
  isAnswering: (socket: Duplex) => boolean,
  timeoutMs: number,
): void {
  server.setTimeout(timeoutMs, (socket: Socket) => {
    const readsNothing = socket.writableLength > 0;
    // The client waits for the platform, which has its own timeouts.
    if (isAnswering(socket) && !readsNothing) socket.setTimeout(timeoutMs);
    else endConnection(socket, 408);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Forms, and parts of resumable uploads. */
const uploadTypes = /^(?:multipart\/form-data|application\/offset\+octet-stream)/;

function endSlowBody(message: IncomingMessage, timeoutMs: number): void {
  const { socket } = message;
  const bytesBefore = socket.bytesRead;
  const started = Date.now();
  const isUpload = uploadTypes.test(message.headers['content-type'] ?? '');
  const check = () => {
    if (message.complete || socket.destroyed) return;
    const uploadAllowanceMs = isUpload
      ? ((socket.bytesRead - bytesBefore) / minUploadBytesPerSecond) * 1000
      : 0;
    const remainingMs = started + timeoutMs + uploadAllowanceMs - Date.now();
    if (remainingMs > 0) setTimeout(check, remainingMs).unref();
    else endConnection(socket, 408);
  };
  setTimeout(check, timeoutMs).unref();
}

/** Sends only a status and closes the connection. No route has handled the request, so there is no Fastify reply. */
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
  // Do not wait for a client that never closes its side.
  setTimeout(() => socket.destroy(), 1000).unref();
}

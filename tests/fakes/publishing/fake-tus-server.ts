import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredFile {
  readonly length: number;
  bytes: Buffer;
}

/** A service with resumable uploads (tus 1.0.0) on this machine, whose connections can be lost. */
export class FakeTusServer {
  /** By upload id. */
  readonly files = new Map<string, StoredFile>();
  /** The metadata of each upload, decoded. */
  readonly metadata: Record<string, string>[] = [];
  /** Methods and offsets of the requests in order, such as 'PATCH 0'. */
  readonly requests: string[] = [];
  /** After how many bytes each following PATCH loses its connection. */
  readonly lostAfter: number[] = [];
  /** The status of the next answers, without a body. */
  readonly statuses: number[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    this.requests.push([method, headers['upload-offset']].filter(Boolean).join(' '));
    const status = this.statuses.shift();
    if (status !== undefined) return void response.writeHead(status).end();
    if (method === 'POST') return this.#create(request, response);
    const id = url.split('/').at(-1) ?? '';
    const file = this.files.get(id);
    if (!file) {
      const body = JSON.stringify({ code: 'UPLOAD.NOT_FOUND', kind: 'NOT_FOUND', message: 'Unknown.' });
      return void response.writeHead(404, { 'content-type': 'application/json' }).end(body);
    }
    if (method === 'PATCH') return this.#append(request, response, file);
    if (method === 'HEAD')
      return void response.writeHead(200, { 'upload-offset': String(file.bytes.length) }).end();
    const receivedBytes = file.bytes.length;
    const state = { externalId: id, bytes: file.length, receivedBytes, state: 'received', failure: null };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state));
  }

  #create({ headers }: IncomingMessage, response: ServerResponse): void {
    const id = `upload-${this.files.size + 1}`;
    this.files.set(id, { length: Number(headers['upload-length']), bytes: Buffer.alloc(0) });
    const fields = String(headers['upload-metadata'])
      .split(',')
      .map((field) => field.split(' '));
    this.metadata.push(
      Object.fromEntries(fields.map(([name, text = '']) => [name, Buffer.from(text, 'base64').toString()])),
    );
    response.writeHead(201, { location: `/api/comics/upload/${id}` }).end();
  }

  async #append(request: IncomingMessage, response: ServerResponse, file: StoredFile): Promise<void> {
    const offset = Number(request.headers['upload-offset']);
    if (offset !== file.bytes.length) return void response.writeHead(409).end();
    const lostAfter = this.lostAfter.shift();
    for await (const chunk of request) {
      const rest = lostAfter === undefined ? chunk.length : offset + lostAfter - file.bytes.length;
      file.bytes = Buffer.concat([file.bytes, chunk.subarray(0, rest)]);
      if (rest < chunk.length) return void request.socket.destroy();
    }
    response.writeHead(204, { 'upload-offset': String(file.bytes.length) }).end();
  }
}

import { request as sendRequest } from 'node:http';
import type { TestCaller } from './test-platform.ts';

interface TusAnswer {
  status: number;
  offset: number;
  location: string;
  body: string;
}

interface TusRequest {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Breaks the connection after this number of bytes of the body. */
  breakAfter?: number;
}

/** A minimal client of the protocol tus 1.0.0, whose connections can break at any byte. */
export function createTusClient(address: string, caller: TestCaller) {
  /** Null if the connection broke. */
  const send = ({ method, path, headers = {}, body, breakAfter }: TusRequest): Promise<TusAnswer | null> =>
    new Promise((resolve) => {
      const request = sendRequest(
        new URL(path, address),
        {
          method,
          headers: {
            ...caller.headers,
            'tus-resumable': '1.0.0',
            ...(body && { 'content-length': String(body.length) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve(null));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              offset: Number(response.headers['upload-offset'] ?? 0),
              location: response.headers.location ?? '',
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      request.on('error', () => resolve(null));
      if (!body || breakAfter === undefined) return void request.end(body);
      request.write(body.subarray(0, breakAfter), () => setTimeout(() => request.destroy(), 2));
    });

  const metadataOf = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',');

  return {
    send,
    create: (length: number, fields: Record<string, string>) =>
      send({
        method: 'POST',
        path: '/api/comics/upload',
        headers: { 'upload-length': String(length), 'upload-metadata': metadataOf(fields) },
      }),
    append: (
      location: string,
      bytes: Buffer,
      { offset = 0, breakAfter = undefined as number | undefined } = {},
    ) =>
      send({
        method: 'PATCH',
        path: location,
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        body: bytes.subarray(offset),
        ...(breakAfter !== undefined && { breakAfter }),
      }),
    find: (location: string) => send({ method: 'HEAD', path: location }),
    cancel: (location: string) => send({ method: 'DELETE', path: location }),
  };
}

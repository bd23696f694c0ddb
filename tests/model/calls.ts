import type { Machine } from './model-system.ts';

/** The part of a response that the model checks. */
export interface CallResponse {
  status: number;
  /** The error code. Null if the call succeeded. */
  code: string | null;
  body: Record<string, unknown>;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The id of the reader who sends it. Absent for visitors. */
  reader?: string;
  /** The idempotency key. */
  key?: string;
  payload?: Record<string, unknown>;
}

export async function sendCall(
  { app }: Machine,
  { method, path, reader, key, payload }: Call,
): Promise<CallResponse> {
  const response = await app.inject({
    method,
    url: path,
    headers: {
      timezone: 'America/Sao_Paulo',
      ...(reader !== undefined && { authorization: `Bearer ${reader}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(payload !== undefined && { payload }),
  });
  const body = response.body === '' ? {} : (response.json() as Record<string, unknown>);
  return { status: response.statusCode, code: response.statusCode < 400 ? null : String(body.code), body };
}

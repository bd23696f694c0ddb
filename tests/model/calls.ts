import type { Machine } from './world.ts';

/** What a caller is told, as far as money and rights go. */
export interface Told {
  status: number;
  /** Of a refusal. */
  code: string | null;
  body: Record<string, unknown>;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  reader?: string;
  key?: string;
  payload?: Record<string, unknown>;
}

export async function send({ app }: Machine, { method, path, reader, key, payload }: Call): Promise<Told> {
  const answer = await app.inject({
    method,
    url: path,
    headers: {
      timezone: 'America/Sao_Paulo',
      ...(reader !== undefined && { authorization: `Bearer ${reader}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(payload !== undefined && { payload }),
  });
  const body = answer.body === '' ? {} : (answer.json() as Record<string, unknown>);
  return { status: answer.statusCode, code: answer.statusCode < 400 ? null : String(body.code), body };
}

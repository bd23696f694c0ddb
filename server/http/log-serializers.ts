import type { FastifyRequest } from 'fastify';

/**
 * Of a request only which route it asked for: paths name readers, e-mail addresses and telephone numbers, queries have
 * signatures that open pages, and headers carry tokens. Of a path that is no route only its beginning.
 */
export function describeRequest(request: FastifyRequest) {
  const route = request.is404 ? undefined : request.routeOptions?.url;
  return { method: request.method, path: route ?? beginningOf(request.url), address: request.ip };
}

function beginningOf(url = ''): string {
  const [first = '', ...rest] = (url.split('?', 1)[0] ?? '').split('/').slice(1);
  return rest.length > 0 ? `/${first}/…` : `/${first}`;
}

interface Described {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What went wrong, and where. Errors of the database bring the statement's values along (`params`, `detail`, and the
 * message itself where a value has a wrong form): what people typed, and hashes. None of it is written down.
 */
export function describeError(error: Error): Described {
  const { code, constraint, table } = error as Partial<Record<'code' | 'constraint' | 'table', unknown>>;
  const isOfDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const message = isOfDatabase ? `The database refused a statement (${code}).` : error.message;
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}\n${framesOf(error)}`,
    ...textsOf({ code, constraint, table }),
  };
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

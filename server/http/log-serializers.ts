import type { FastifyRequest } from 'fastify';

/**
 * Logs only the route of a request: paths contain user ids, email addresses and phone numbers, queries contain
 * signatures, and headers contain tokens. For an unknown path it logs only the first segment.
 */
export function describeRequest(request: FastifyRequest) {
  const route = request.is404 ? undefined : request.routeOptions?.url;
  return { method: request.method, path: route ?? firstSegmentOf(request.url), address: request.ip };
}

function firstSegmentOf(url = ''): string {
  const [first = '', ...rest] = (url.split('?', 1)[0] ?? '').split('/').slice(1);
  return rest.length > 0 ? `/${first}/…` : `/${first}`;
}

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * Describes an error for the log. Database errors contain the values of the statement (`params`, `detail`, sometimes the
 * message), which may be personal data and hashes, so those are never logged.
 */
export function describeError(error: Error): LoggedError {
  const { code, constraint, table } = error as Partial<Record<'code' | 'constraint' | 'table', unknown>>;
  const isDatabaseError = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const message = isDatabaseError ? `The database refused a statement (${code}).` : error.message;
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}\n${stackFramesOf(error)}`,
    ...pickTexts({ code, constraint, table }),
  };
}

const stackFramesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const pickTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

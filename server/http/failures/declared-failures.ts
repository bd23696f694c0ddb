import type { FastifyRequest, RouteOptions } from 'fastify';
import { failuresOfAccess } from '../access.ts';
import type { ApiErrorCode } from '../api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error codes that the handler can answer with, without those that `declaredFailures` adds. */
    failures?: readonly ApiErrorCode[];
  }
}

/** Every request can be malformed, arrive while the platform stops, or trigger a bug. */
const failuresOfRequests = [
  'REQUEST.INVALID',
  'REQUEST.WRONG_HOST',
  'UNEXPECTED',
  'SERVICE.UNAVAILABLE',
] as const satisfies ApiErrorCode[];

const failuresOfBodies = [
  'REQUEST.TOO_LARGE',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE',
] as const satisfies ApiErrorCode[];

export type DeclaringRoute = Pick<RouteOptions, 'method' | 'config'>;

/** Every error code that an operation can answer with. */
export function declaredFailures({ method, config }: DeclaringRoute): ReadonlySet<ApiErrorCode> {
  const hasBody = ![method].flat().some((each) => each === 'GET' || each === 'HEAD');
  return new Set<ApiErrorCode>([
    ...(config?.failures ?? []),
    ...failuresOfAccess(config?.access ?? 'anyone'),
    ...(hasBody ? failuresOfBodies : []),
    ...failuresOfRequests,
  ]);
}

export const undeclaredFailure = 'an operation answered with an error code that it does not declare';

/** Logs an answer that is missing in the contract: clients do not handle a code that they do not know. */
export function reportUndeclared(request: FastifyRequest, code: ApiErrorCode): void {
  const { method, config, schema } = request.routeOptions;
  const operation = schema?.operationId;
  if (operation === undefined || declaredFailures({ method, config }).has(code)) return;
  request.log.error({ operation, code }, undeclaredFailure);
}

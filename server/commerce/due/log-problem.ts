import type { FastifyBaseLogger } from 'fastify';
import { GatewayUnreachable } from '../orders/ask-gateway.ts';

/** Whoever runs the newsstand has to know. */
export function logProblem(log: Pick<FastifyBaseLogger, 'error'>, error: unknown): void {
  const why = error instanceof GatewayUnreachable ? { reason: error.reason } : { err: error };
  log.error(why, 'something that is due could not be done');
}

import type { FastifyBaseLogger } from 'fastify';
import { unavailability } from '../../http/unavailability.ts';
import { GatewayUnreachable } from '../orders/ask-gateway.ts';

/** Whoever runs the newsstand has to know. */
export function logProblem(log: Pick<FastifyBaseLogger, 'error'>, error: unknown): void {
  const reason = error instanceof GatewayUnreachable ? error.reason : unavailability(error);
  const why = reason === null ? { err: error } : { reason };
  log.error(why, 'something that is due could not be done');
}

import type { FastifyBaseLogger } from 'fastify';
import { explainUnavailability } from '../../http/explain-unavailability.ts';
import { GatewayUnreachable } from '../orders/ask-gateway.ts';

/** Whoever runs the newsstand has to know. */
export function logProblem(log: Pick<FastifyBaseLogger, 'error'>, error: unknown): void {
  const reason = error instanceof GatewayUnreachable ? error.reason : explainUnavailability(error);
  const why = reason === null ? { err: error } : { reason };
  log.error(why, 'something that is due could not be done');
}

import type { FastifyBaseLogger } from 'fastify';
import { GatewayUnreachable } from '../commerce/payments/call-gateway.ts';
import { explainUnavailability } from '../http/failures/explain-unavailability.ts';

/** Logs a failure in the background. `message`: what failed. */
export function logProblem(log: Pick<FastifyBaseLogger, 'error'>, error: unknown, message: string): void {
  const reason = error instanceof GatewayUnreachable ? error.reason : explainUnavailability(error);
  const cause = reason === null ? { err: error } : { reason };
  log.error(cause, message);
}

import type { FastifyBaseLogger } from 'fastify';
import { explainUnavailability } from '../../http/explain-unavailability.ts';
import { GatewayUnreachable } from '../payments/call-gateway.ts';

export function logProblem(log: Pick<FastifyBaseLogger, 'error'>, error: unknown): void {
  const reason = error instanceof GatewayUnreachable ? error.reason : explainUnavailability(error);
  const cause = reason === null ? { err: error } : { reason };
  log.error(cause, 'a scheduled job failed');
}

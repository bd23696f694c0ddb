import type { FastifyRequest } from 'fastify';

/** For work after the outcome of a request is decided: its failure is logged, and the caller still gets the outcome. */
export const logFailure =
  ({ log }: Pick<FastifyRequest, 'log'>) =>
  (error: unknown): void =>
    log.error({ err: error }, 'work after a decided request failed');

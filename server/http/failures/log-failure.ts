import type { FastifyRequest } from 'fastify';

/** Logs the failure of follow-up work. The request still succeeds, because its main work is done. */
export const logFailure =
  ({ log }: Pick<FastifyRequest, 'log'>) =>
  (error: unknown): void =>
    log.error({ err: error }, 'follow-up work of a request failed');

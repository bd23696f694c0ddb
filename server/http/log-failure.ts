import type { FastifyRequest } from 'fastify';

/** Logs the failure of follow-up work. The caller still gets the result of the request, which is already decided. */
export const logFailure =
  ({ log }: Pick<FastifyRequest, 'log'>) =>
  (error: unknown): void =>
    log.error({ err: error }, 'work after a decided request failed');

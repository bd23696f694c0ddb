import type { FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import type { App } from '../../http/open-app.ts';

/** Starts the work after the response is sent. A failure is logged. */
export type AfterResponseQueue = (reply: FastifyReply, work: () => Promise<void>) => void;

/**
 * Creates a queue for work whose result and duration must not show in the response, for example because they reveal
 * whether an account exists. The work runs one at a time, so that many requests use only one database connection.
 * Closing the application waits for the queue.
 */
export function openAfterResponseQueue(app: App): AfterResponseQueue {
  const queue = new PQueue({ concurrency: 1 });
  app.addHook('onClose', () => queue.onIdle());
  return ({ raw, log }, work) => {
    const start = () => {
      // 'close' follows 'finish'. If the caller disconnects first, only 'close' is emitted.
      raw.off('finish', start).off('close', start);
      queue.add(work).catch((error: unknown) => log.error({ err: error }, 'work after a response failed'));
    };
    raw.on('finish', start).on('close', start);
  };
}

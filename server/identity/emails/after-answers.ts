import type { FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import type { App } from '../../http/open-app.ts';

/** Begins the work once the answer is gone. A failure is logged. */
export type AfterAnswer = (reply: FastifyReply, work: () => Promise<void>) => void;

/**
 * For work of which neither the answer nor the time that it takes may tell anything, such as whether there is an
 * account to write to. It is done in order, one at a time, so that a flood of it holds one connection of the
 * database; closing the application waits for it.
 */
export function openAfterAnswers(app: App): AfterAnswer {
  const queue = new PQueue({ concurrency: 1 });
  app.addHook('onClose', () => queue.onIdle());
  return ({ raw, log }, work) => {
    const begin = () => {
      // 'close' follows 'finish', and comes alone when the caller has hung up.
      raw.off('finish', begin).off('close', begin);
      queue.add(work).catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'));
    };
    raw.on('finish', begin).on('close', begin);
  };
}

import sharp from 'sharp';
import type { HelperAnswer, HelperRequest } from './helper-messages.ts';

/** Turns this process into a helper: it runs `work` for each request and sends back the result. It exits when the platform disconnects. */
export function answerRequests<Request, Answer>(work: (request: Request) => Promise<Answer>): void {
  // One thread for each image: several images at a time use the cores better than several threads for one.
  sharp.concurrency(1);
  sharp.cache(false);
  process.on('message', async ({ id, request }: HelperRequest<Request>) => {
    const answer = await work(request).then(
      (result): HelperAnswer<Answer> => ({ id, answer: result }),
      (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.(answer);
  });
  // The platform ends this process. An interrupt at the terminal reaches both.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
}

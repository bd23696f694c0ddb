import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/* Records the error codes with which the platforms of a test file answer, for the reporter (answered-codes-reporter.ts). */

const file = process.env.ANSWERED_CODES_FILE;
/** Fastify publishes each application that it creates. */
const channel = 'fastify.initialization';
const codes = new Set<string>();

const recordAnswers = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onSend', async (_request, reply, body) => {
    if (reply.statusCode >= 400 && typeof body === 'string') codes.add(codeOf(body));
  });
};

function codeOf(body: string): string {
  try {
    return String(JSON.parse(body).code);
  } catch {
    return '';
  }
}

subscribe(channel, recordAnswers);

afterAll(() => {
  unsubscribe(channel, recordAnswers);
  if (file !== undefined) appendFileSync(file, `${[...codes].join('\n')}\n`);
});

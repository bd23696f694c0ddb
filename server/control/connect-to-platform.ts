import { connect, type Socket } from 'node:net';
import { codeOf } from '../media/error-facts.ts';
import { controlAddress } from './control-address.ts';
import { readLines, writeLine } from './json-lines.ts';
import type { Answer, Greeting } from './messages.ts';

/** A process that holds a data directory, as another process sees it. */
export interface RunningPlatform extends Greeting {
  /** One at a time. Throws the sentence that the command fails with. */
  run(command: string, argument: unknown, onReport?: (report: unknown) => void): Promise<unknown>;
  close(): void;
}

/** Milliseconds: a process that listens greets at once, unless it has been halted. */
const patience = 5000;

/** Null when nobody holds the data directory. */
export async function connectToPlatform(dataDirectory: string): Promise<RunningPlatform | null> {
  return connectTo(controlAddress(dataDirectory));
}

export async function connectTo(address: string): Promise<RunningPlatform | null> {
  const socket = await reach(address);
  if (!socket) return null;
  const lines = readLines(socket);
  const impatience = setTimeout(() => socket.destroy(new Error(`No answer came from ${address}.`)), patience);
  const greeting = await next<Greeting>(lines).finally(() => clearTimeout(impatience));

  return {
    ...greeting,
    async run(command, argument, onReport) {
      writeLine(socket, { command, argument });
      for (;;) {
        const answer = await next<Answer>(lines);
        if ('result' in answer) return answer.result;
        if ('error' in answer) throw new Error(answer.error);
        onReport?.(answer.report);
      }
    },
    close: () => void socket.destroy(),
  };
}

async function next<T>(lines: AsyncGenerator<unknown>): Promise<T> {
  const { done, value } = await lines.next().catch(asEnd);
  if (done) throw new Error('The platform stopped before it had answered.');
  return value as T;
}

/** A connection that is cut has ended like any other. */
function asEnd(error: unknown): IteratorResult<unknown> {
  if (!['ECONNRESET', 'EPIPE'].includes(codeOf(error) ?? '')) throw error;
  return { done: true, value: undefined };
}

function reach(address: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.off('error', failed);
      resolve(socket);
    });
    socket.once('error', failed);
    function failed(error: NodeJS.ErrnoException): void {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    }
  });
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HelperAnswer, HelperRequest } from './helper-messages.ts';
import { memorySettings } from './memory-settings.ts';

interface Options {
  /** The module that calls `answerRequests`, and its arguments. */
  program: URL;
  args?: string[];
  /** How many of libuv's threads it has: images that sharp works on at the same time. */
  threads: number;
  /** Milliseconds without work after which the process ends, and its memory is free. */
  idleMs?: number;
}

export interface HelperProcess<Request, Answer> {
  /** Starts the process before the first request. */
  prepare(): void;
  /** Rejects where the work fails, and where the process ended over it. */
  ask(request: Request): Promise<Answer>;
  /** At once: what is being worked on fails. */
  close(): Promise<void>;
}

const limits = ['--max-semi-space-size=4', '--max-old-space-size=128'];

/**
 * Work on images in a process of its own: the platform answers quickly meanwhile, survives whatever a library does,
 * and does not keep its memory. The process starts with the first request, and again after it has ended.
 */
export function openHelperProcess<Request, Answer>({
  program,
  args = [],
  threads,
  idleMs = 10_000,
}: Options): HelperProcess<Request, Answer> {
  let helper: RunningHelper<Request, Answer> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): RunningHelper<Request, Answer> {
    const started = startHelper<Request, Answer>({ program, args, threads });
    started.process.on('exit', () => {
      if (helper === started) helper = undefined;
    });
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = helper;
    helper = undefined;
    await stopped?.stop();
  }

  return {
    prepare() {
      if (!isClosed) helper ??= start();
    },
    async ask(request) {
      if (isClosed) throw new Error('The platform is closing.');
      clearTimeout(idle);
      helper ??= start();
      const asked = helper;
      try {
        return await asked.ask(request);
      } finally {
        clearTimeout(idle);
        if (asked.isIdle()) idle = setTimeout(() => void stop(), idleMs).unref();
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await stop();
    },
  };
}

interface RunningHelper<Request, Answer> {
  process: ChildProcess;
  ask(request: Request): Promise<Answer>;
  isIdle(): boolean;
  stop(): Promise<void>;
}

function startHelper<Request, Answer>({
  program,
  args,
  threads,
}: Required<Pick<Options, 'program' | 'args' | 'threads'>>): RunningHelper<Request, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  const env = { ...process.env, ...memorySettings, UV_THREADPOOL_SIZE: String(threads) };
  const helper = fork(fileURLToPath(program), args, { serialization: 'advanced', execArgv: limits, env });
  let lastId = 0;

  helper.on('message', (answer: HelperAnswer<Answer>) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) one?.reject(new Error(answer.error));
    else one?.resolve(answer.answer);
  });
  const rejectAll = (error: Error) => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  helper.on('error', rejectAll);
  helper.on('exit', () => rejectAll(new Error('The process for this work ended.')));

  return {
    process: helper,
    ask(request) {
      lastId += 1;
      const one = Promise.withResolvers<Answer>();
      waiting.set(lastId, one);
      helper.send({ id: lastId, request } satisfies HelperRequest<Request>);
      return one.promise;
    },
    isIdle: () => waiting.size === 0,
    async stop() {
      if (helper.exitCode !== null || helper.signalCode !== null) return;
      const ended = once(helper, 'exit');
      helper.kill('SIGKILL');
      await ended;
    },
  };
}

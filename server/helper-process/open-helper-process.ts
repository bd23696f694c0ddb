import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HelperAnswer, HelperRequest } from './helper-messages.ts';
import { HelperTimeout } from './helper-timeout.ts';
import { HelperUnavailable } from './helper-unavailable.ts';
import { memorySettings } from './memory-settings.ts';

interface Options {
  /** The module that calls `answerRequests`. */
  program: URL;
  args?: string[];
  /** Size of libuv's thread pool, which is also the number of images that are processed at once. */
  threads: number;
  /** Milliseconds without work after which the process ends. */
  idleMs?: number;
  /** The maximum size of one memory of WebAssembly. */
  maxWasmBytes?: number;
}

export interface HelperProcess<Request, Answer> {
  /** Starts the process before the first request. */
  prepare(): void;
  /**
   * Rejects if the work fails. If the process ends first, retries once in a new process, then rejects with
   * HelperUnavailable. If the answer takes longer than `timeoutMs`, kills the process and rejects with HelperTimeout.
   */
  ask(request: Request, timeoutMs?: number): Promise<Answer>;
  /** Kills the process. Pending requests are rejected. */
  close(): Promise<void>;
}

const nodeOptions = ['--max-semi-space-size=4', '--max-old-space-size=128'];
const wasmPageBytes = 65_536;

/**
 * Runs work on images in a separate process, so that the platform stays responsive, survives crashes of native
 * libraries and frees their memory. The process starts with the first request, and again if it has ended.
 */
export function openHelperProcess<Request, Answer>({
  program,
  args = [],
  threads,
  idleMs = 10_000,
  maxWasmBytes = 4 * 1024 ** 3,
}: Options): HelperProcess<Request, Answer> {
  let helper: RunningHelper<Request, Answer> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): RunningHelper<Request, Answer> {
    const started = startHelper<Request, Answer>({ program, args, threads, maxWasmBytes });
    const forget = () => {
      if (helper === started) helper = undefined;
    };
    // A process that cannot be started has an error and no exit.
    started.process.on('error', forget).on('exit', forget);
    return started;
  }

  function stopWhenIdle(current: RunningHelper<Request, Answer>): void {
    clearTimeout(idleTimer);
    if (current.isIdle()) idleTimer = setTimeout(() => void stop(), idleMs).unref();
  }

  async function stop(): Promise<void> {
    const stopped = helper;
    helper = undefined;
    await stopped?.stop();
  }

  async function askOnce(request: Request, timeoutMs: number | undefined): Promise<Answer> {
    if (isClosed) throw new HelperUnavailable('The platform is closing.');
    clearTimeout(idleTimer);
    helper ??= start();
    const current = helper;
    let isTooSlow = false;
    // The work may block the process, so that nothing but a signal reaches it.
    const timeout = timeoutMs === undefined ? undefined : setTimeout(kill, timeoutMs);
    function kill() {
      isTooSlow = true;
      current.process.kill('SIGKILL');
    }
    try {
      return await current.ask(request);
    } catch (error) {
      throw isTooSlow ? new HelperTimeout(`No answer within ${timeoutMs} ms.`) : error;
    } finally {
      clearTimeout(timeout);
      stopWhenIdle(current);
    }
  }

  return {
    prepare() {
      if (isClosed) return;
      helper ??= start();
      stopWhenIdle(helper);
    },
    async ask(request, timeoutMs) {
      try {
        return await askOnce(request, timeoutMs);
      } catch (error) {
        if (isClosed || !(error instanceof HelperUnavailable)) throw error;
        return askOnce(request, timeoutMs);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
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
  maxWasmBytes,
}: Required<Omit<Options, 'idleMs'>>): RunningHelper<Request, Answer> {
  const pendingRequests = new Map<number, PromiseWithResolvers<Answer>>();
  const env = { ...process.env, ...memorySettings, UV_THREADPOOL_SIZE: String(threads) };
  const helper = fork(fileURLToPath(program), args, {
    serialization: 'advanced',
    execArgv: [...nodeOptions, `--wasm-max-mem-pages=${Math.floor(maxWasmBytes / wasmPageBytes)}`],
    env,
  });
  let lastId = 0;

  helper.on('message', (answer: HelperAnswer<Answer>) => {
    const pending = pendingRequests.get(answer.id);
    pendingRequests.delete(answer.id);
    if ('error' in answer) pending?.reject(new Error(answer.error));
    else pending?.resolve(answer.answer);
  });
  const rejectAll = (reason: string) => {
    for (const pending of pendingRequests.values()) pending.reject(new HelperUnavailable(reason));
    pendingRequests.clear();
  };
  helper.on('error', ({ message }) => rejectAll(message));
  helper.on('exit', () => rejectAll('The helper process ended before it answered.'));

  return {
    process: helper,
    ask(request) {
      lastId += 1;
      const pending = Promise.withResolvers<Answer>();
      pendingRequests.set(lastId, pending);
      helper.send({ id: lastId, request } satisfies HelperRequest<Request>);
      return pending.promise;
    },
    isIdle: () => pendingRequests.size === 0,
    async stop() {
      if (helper.exitCode !== null || helper.signalCode !== null) return;
      const ended = once(helper, 'exit');
      helper.kill('SIGKILL');
      await ended;
    },
  };
}

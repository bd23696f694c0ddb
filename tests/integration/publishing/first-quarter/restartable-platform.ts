import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningCommand, runCommand } from '../../support/run-command.ts';

export interface KillMoment {
  hasCome(): Promise<unknown>;
  afterKill?(): Promise<void>;
}

export interface RestartablePlatform {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs work. Kills and restarts the process after the next of the delays. The work must survive that. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work. Kills and restarts the process once `moment` has come. */
  interrupt<T>(work: () => Promise<T>, moment: KillMoment): Promise<T>;
  /** Sends a request until it is answered, as a client does whose connection breaks. */
  send(path: string, request?: RequestInit): Promise<Response>;
  /** The address of the running process. */
  address(): string;
}

/** A platform in a process of its own. `killDelays`: after how many milliseconds of each piece of work it is killed, or null. */
export function createRestartablePlatform(
  environment: Record<string, string>,
  killDelays: readonly (number | null)[],
): RestartablePlatform {
  const delays = [...killDelays];
  let running: RunningCommand;
  let address = '';

  async function start(): Promise<void> {
    running = runCommand('server/commands/start.ts', { ...environment, PORT: '0' });
    await running.waitForOutput('Banca is open at ');
    [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(running.output()) ?? [];
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    running.process.kill(signal);
    await running.waitForExit();
  }

  async function interrupt<T>(work: () => Promise<T>, { hasCome, afterKill }: KillMoment): Promise<T> {
    const result = work();
    // Awaited below. Without this, an early failure would end the test without its message.
    result.catch(() => undefined);
    await hasCome();
    await end('SIGKILL');
    await afterKill?.();
    await start();
    return result;
  }

  return {
    start,
    interrupt,
    stop: () => end('SIGTERM'),
    address: () => address,
    during(work) {
      const delay = delays.shift();
      if (delay === undefined || delay === null) return work();
      return interrupt(work, { hasCome: () => sleep(delay) });
    },
    async send(path, request = {}) {
      for (;;) {
        try {
          const response = await fetch(`${address}${path}`, request);
          const body = await response.arrayBuffer();
          const { status, headers } = response;
          if (status < 500)
            return new globalThis.Response(body.byteLength > 0 ? body : null, { status, headers });
        } catch {
          // The process was killed.
        }
        await sleep(50);
      }
    },
  };
}

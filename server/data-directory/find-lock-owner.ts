import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../errors/error-facts.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { openLockAddress } from './lock-address.ts';

/** The process that has locked a data directory. */
export interface LockOwner {
  /** Such as "the platform" or "an import". */
  name: string;
  processId: number;
}

/** Only a suspended process takes longer to answer. */
const maxAnswerMs = 5000;
const retryMs = 20;

/**
 * Finds the process that has locked a data directory. Null if there is none. Throws an ExplainedFailure if the owner does
 * not answer or runs as another account.
 */
export async function findLockOwner(
  dataDirectory: string,
  timeoutMs = maxAnswerMs,
): Promise<LockOwner | null> {
  const address = openExistingLockAddress(dataDirectory);
  if (!address) return null;
  try {
    for (;;) {
      const text = await readAll(address.path, timeoutMs);
      if (text === null) return null;
      // An owner that is ending sends nothing. The next attempt finds no listener.
      if (text !== '') return readOwner(text, address.path);
      await setTimeout(retryMs);
    }
  } catch (error) {
    throw explainLockError(error, resolve(dataDirectory));
  } finally {
    address.close();
  }
}

function explainLockError(error: unknown, folder: string): unknown {
  const code = codeOf(error) ?? '';
  if (code === 'ETIMEDOUT') {
    return new ExplainedFailure(
      `The process that has locked ${folder} does not answer: resume or end it, then try again.`,
    );
  }
  if (['EACCES', 'EPERM'].includes(code)) {
    return new ExplainedFailure(
      `The lock of ${folder} belongs to another account: use that account, or set DATA_DIR to another folder.`,
    );
  }
  return error;
}

function readOwner(text: string, path: string): LockOwner {
  try {
    return JSON.parse(text) as LockOwner;
  } catch {
    throw new ExplainedFailure(
      `A program other than Banca listens at ${path}. End it, or set DATA_DIR to another folder.`,
    );
  }
}

/** Null while the data directory does not exist. */
function openExistingLockAddress(dataDirectory: string) {
  try {
    return openLockAddress(dataDirectory);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Null while no process listens. */
function readAll(address: string, timeoutMs: number): Promise<string | null> {
  return new Promise((done, fail) => {
    let text = '';
    const socket = connect(address).setEncoding('utf8');
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(Object.assign(new Error(`${address} sent nothing.`), { code: 'ETIMEDOUT' })),
    );
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => done(text));
    socket.on('error', (error) => {
      const code = codeOf(error) ?? '';
      if (['ENOENT', 'ECONNREFUSED'].includes(code)) done(null);
      else if (['ECONNRESET', 'EPIPE'].includes(code)) done('');
      else fail(error);
    });
  });
}

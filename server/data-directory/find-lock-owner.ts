import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../media/error-facts.ts';
import { openLockAddress } from './lock-address.ts';

/** The process that has locked a data directory. */
export interface LockOwner {
  /** Such as "the platform" or "an import". */
  name: string;
  processId: number;
}

/** A process that listens answers at once, unless it has been halted. */
const timeoutMs = 5000;
const retryMs = 20;

/** Null while no process has locked the data directory. */
export async function findLockOwner(dataDirectory: string): Promise<LockOwner | null> {
  const address = openShortAddress(dataDirectory);
  if (!address) return null;
  try {
    for (;;) {
      const text = await readAll(address.path);
      if (text === null) return null;
      // An owner that ends in this moment answers nothing; then another look shows that it is gone.
      if (text !== '') return JSON.parse(text) as LockOwner;
      await setTimeout(retryMs);
    }
  } finally {
    address.close();
  }
}

/** Null while the data directory does not exist. */
function openShortAddress(dataDirectory: string) {
  try {
    return openLockAddress(dataDirectory);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Null while no process listens. */
function readAll(address: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(address).setEncoding('utf8');
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`No answer came from ${address}.`)));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', (error) => {
      const code = codeOf(error) ?? '';
      if (['ENOENT', 'ECONNREFUSED'].includes(code)) resolve(null);
      else if (['ECONNRESET', 'EPIPE'].includes(code)) resolve('');
      else reject(error);
    });
  });
}

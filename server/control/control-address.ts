import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

/** The most bytes that every system takes as the path of a socket (macOS 104, Linux 108, with an end mark). */
const longestPath = 100;

/** The file of the control socket of a data directory. On Windows there is none: named pipes live elsewhere. */
export const socketFile = (dataDirectory: string) => join(resolve(dataDirectory), 'platform.sock');

/** What to listen on and to connect to: a path that is short enough, or a named pipe. */
export function controlAddress(dataDirectory: string, platform = process.platform): string {
  const file = socketFile(dataDirectory);
  if (platform === 'win32') {
    return `\\\\.\\pipe\\banca-${createHash('sha256').update(file.toLowerCase()).digest('hex').slice(0, 32)}`;
  }
  const address = [file, relative(process.cwd(), file)].find(
    (path) => Buffer.byteLength(path) <= longestPath,
  );
  if (!address) {
    throw new Error(`The path of the data directory is too long: ${file}. Give a shorter DATA_DIR.`);
  }
  return address;
}

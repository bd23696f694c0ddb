import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openShortFolder, type ShortFolder } from './socket-path.ts';

const lockName = 'platform.sock';

/**
 * The lock's address: normally a socket in the folder. On Windows a named pipe, and if the path is too long a socket in
 * the temporary folder; both names contain a hash of the path.
 */
export function openLockAddress(dataDirectory: string, platform = process.platform): ShortFolder {
  const file = join(resolve(dataDirectory), lockName);
  const close = () => {};
  if (platform === 'win32') return { path: `\\\\.\\pipe\\banca-${digest(file.toLowerCase())}`, close };
  const folder = openShortFolder(dataDirectory, lockName, platform);
  if (!folder) return { path: join(tmpdir(), `banca-${digest(file)}.sock`), close };
  return { path: join(folder.path, lockName), close: folder.close };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

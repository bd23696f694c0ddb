import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openShortFolder, type ShortFolder } from './socket-path.ts';

const lockName = 'platform.sock';

/**
 * The address to listen on and to connect to. On Windows it is a named pipe, and where the path is too long for a
 * socket, a file in the temporary folder: both are named after the folder.
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

import { createHash } from 'node:crypto';
import { lchownSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf } from '../errors/error-facts.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { openShortFolder, type ShortFolder } from './socket-path.ts';

const lockName = 'platform.sock';

/**
 * Returns the address of the lock, which is normally a socket in the data directory. On Windows it is a named pipe. If the
 * path is too long, it is a socket in a private folder within the temporary folder. Both names contain a hash of the path.
 */
export function openLockAddress(
  dataDirectory: string,
  platform = process.platform,
  temporary = tmpdir(),
): ShortFolder {
  const file = join(resolve(dataDirectory), lockName);
  const close = () => {};
  if (platform === 'win32') return { path: `\\\\.\\pipe\\banca-${digest(file.toLowerCase())}`, close };
  const folder = openShortFolder(dataDirectory, lockName, platform);
  if (!folder) {
    const { uid, gid } = statSync(dataDirectory);
    const sockets = openPrivateFolder(join(temporary, `banca-${uid}`), { uid, gid });
    return { path: join(sockets, `${digest(join(realpathSync(dataDirectory), lockName))}.sock`), close };
  }
  return { path: join(folder.path, lockName), close: folder.close };
}

/** Creates a private folder in a place where every account can create folders and links. */
function openPrivateFolder(path: string, { uid, gid }: { uid: number; gid: number }): string {
  try {
    mkdirSync(path, { mode: 0o700 });
    // Root may use the data directory of another account.
    if (process.getuid?.() === 0) lchownSync(path, uid, gid);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const stats = lstatSync(path);
  if (stats.isDirectory() && stats.uid === uid && (stats.mode & 0o077) === 0) return path;
  throw new ExplainedFailure(
    `${path} must be a folder that only user ${uid} can open: another account may have put it there. Remove it, or set DATA_DIR to a shorter path.`,
  );
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors/error-facts.ts';

/** Do not follow links, and do not block on named pipes. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Errors for files that were removed meanwhile or belong to another account, for links, and for sockets. Each start
 * creates its sockets again.
 */
const ignoredErrors = ['ENOENT', 'EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'ENOTDIR', 'EOPNOTSUPP'];

/** Removes the permissions of other accounts from a file, or from a folder and everything in it. */
export async function restrictToOwner(path: string): Promise<void> {
  try {
    if (!(await restrictOne(path))) return;
    for (const name of await readdir(path)) await restrictToOwner(join(path, name));
  } catch (error) {
    if (!ignoredErrors.includes(codeOf(error) ?? '')) throw error;
  }
}

/** Returns true for a folder. */
async function restrictOne(path: string): Promise<boolean> {
  const file = await open(path, flags);
  try {
    const stats = await file.stat();
    if ((stats.isFile() || stats.isDirectory()) && stats.mode & 0o077) await file.chmod(stats.mode & 0o700);
    return stats.isDirectory();
  } finally {
    await file.close();
  }
}

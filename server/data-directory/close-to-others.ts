import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../media/error-facts.ts';

/** A link is not followed, and opening a named pipe does not wait. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** What was removed meanwhile, what belongs to another account, links, and sockets, which each start creates again. */
const passedOver = ['ENOENT', 'EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'ENOTDIR', 'EOPNOTSUPP'];

/** Takes the rights of other accounts away from a file, or a folder and everything in it. */
export async function closeToOthers(path: string): Promise<void> {
  try {
    if (!(await closeOne(path))) return;
    for (const name of await readdir(path)) await closeToOthers(join(path, name));
  } catch (error) {
    if (!passedOver.includes(codeOf(error) ?? '')) throw error;
  }
}

/** Returns whether it is a folder. */
async function closeOne(path: string): Promise<boolean> {
  const file = await open(path, flags);
  try {
    const stats = await file.stat();
    if ((stats.isFile() || stats.isDirectory()) && stats.mode & 0o077) await file.chmod(stats.mode & 0o700);
    return stats.isDirectory();
  } finally {
    await file.close();
  }
}

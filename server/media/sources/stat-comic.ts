import type { Stats } from 'node:fs';
import { lstat, realpath, stat } from 'node:fs/promises';
import { codeOf } from '../../errors/error-facts.ts';
import { ImportFailure } from '../import-failure.ts';
import type { ComicPath } from './comic-path.ts';

/**
 * Returns the stats of a file or folder. Refuses broken links, pipes, sockets and devices, because reading them may
 * never end.
 */
export async function statComic(path: ComicPath): Promise<Stats> {
  const stats = await stat(path).catch((error: unknown) => refuseBrokenLink(path, error));
  if (stats.isFIFO()) throw new ImportFailure('is a named pipe and not a file');
  if (stats.isSocket()) throw new ImportFailure('is a socket and not a file');
  if (stats.isCharacterDevice() || stats.isBlockDevice())
    throw new ImportFailure('is a device and not a file');
  return stats;
}

async function refuseBrokenLink(path: ComicPath, error: unknown): Promise<never> {
  const isLink = (await lstat(path).catch(() => null))?.isSymbolicLink();
  if (isLink && codeOf(error) === 'ENOENT') {
    throw new ImportFailure('is a broken symbolic link: its target does not exist');
  }
  throw error;
}

/** Refuses a link to a target outside the folder, which the user did not choose to import. */
export async function refuseOutsideLink(root: ComicPath, file: ComicPath): Promise<void> {
  if (!(await lstat(file)).isSymbolicLink()) return;
  const [folder, target] = await Promise.all(
    [root, file].map((path) => realpath(path, { encoding: 'buffer' })),
  );
  const inside = Buffer.concat([folder ?? Buffer.of(), Buffer.from('/')]);
  if (!target?.subarray(0, inside.length).equals(inside)) {
    throw new ImportFailure('is a symbolic link that leads out of the folder');
  }
}

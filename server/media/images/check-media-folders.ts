import { access, constants, lstat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { mediaPaths } from './media-paths.ts';

/** Throws an ExplainedFailure if a media folder is a file, or not writable. Missing folders are created later. */
export async function checkMediaFolders(dataDirectory: string): Promise<void> {
  const { originals, derived, staging } = mediaPaths(dataDirectory);
  for (const path of [dirname(originals), originals, derived, staging]) {
    if (!(await nullIfMissing(lstat(path)))) continue;
    // The slash requires a folder, or a link to a folder.
    await access(`${path}/`, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
      throw new ExplainedFailure(
        `${resolve(path)} must be a folder that this account can write to. Restore it from a backup, or move away what is in its place.`,
      );
    });
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = process.env.COMICS_DIR ?? resolve(import.meta.dirname, '../../../shared/comics');

/** Archives of real comics in COMICS_DIR, or in a folder next to the repository. Empty if there is no such folder. */
export const sharedComics: readonly string[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.cbz'))
      .map((file) => join(folder, file))
  : [];

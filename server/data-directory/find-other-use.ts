import { readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import { codeOf } from '../errors/error-facts.ts';

/**
 * Names expected in a data directory, including those of earlier versions and those that file systems and desktops add.
 */
const knownNames = /^(\.|platform\.|signing-key|postgresql(\.new)?$|media$|database$|lost\+found$)/;

/** Paths that only a data directory has. Other names, such as postgresql, also occur in system folders. */
const dataDirectoryPaths = [
  'platform.turn',
  'signing-key',
  'postgresql/password',
  'media/originals',
  'media/derived',
  'media/staging',
  'database/PG_VERSION',
];

/**
 * Explains why a folder cannot become a data directory: other accounts lose access to a data directory, so no other user or
 * program may need the folder. The text continues a sentence that starts with the path. Null if the folder is empty or
 * already a data directory. The path must not contain links.
 */
export async function findOtherUse(folder: string): Promise<string | null> {
  if (folder === parse(folder).root) return 'is the root folder';
  if (folder === (await realpath(homedir()).catch(homedir))) return 'is a home directory';
  const { mode } = await stat(folder);
  // For example /tmp.
  if (mode & 0o1000 && mode & 0o002) return 'is shared by all accounts';
  const foreign = (await readdir(folder)).find((name) => !knownNames.test(name));
  if (foreign === undefined || (await isDataDirectory(folder))) return null;
  return `contains other files (${foreign})`;
}

async function isDataDirectory(folder: string): Promise<boolean> {
  for (const path of dataDirectoryPaths) {
    try {
      await stat(join(folder, path));
      return true;
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'EACCES'].includes(codeOf(error) ?? '')) throw error;
    }
  }
  return false;
}

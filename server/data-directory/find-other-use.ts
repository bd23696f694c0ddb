import { readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import { codeOf } from '../media/error-facts.ts';

/** The names in a data directory, also of earlier versions and of what file systems and desktops add. */
const knownNames = /^(\.|platform\.|signing-key|postgresql(\.new)?$|media$|database$|lost\+found$)/;

/** Only a data directory has one of these. Other names, such as postgresql, are also those of system folders. */
const marks = [
  'platform.turn',
  'signing-key',
  'postgresql/password',
  'media/originals',
  'media/derived',
  'media/staging',
  'database/PG_VERSION',
];

/**
 * Why a folder cannot be a data directory, which is closed to other accounts: who else uses it. Completes a sentence that
 * starts with its path. Null if it is empty or a data directory already. The path contains no link.
 */
export async function findOtherUse(folder: string): Promise<string | null> {
  if (folder === parse(folder).root) return 'is the root folder';
  if (folder === (await realpath(homedir()).catch(homedir))) return 'is a home directory';
  const { mode } = await stat(folder);
  // Such as /tmp.
  if (mode & 0o1000 && mode & 0o002) return 'is shared by all accounts';
  const foreign = (await readdir(folder)).find((name) => !knownNames.test(name));
  if (foreign === undefined || (await hasMark(folder))) return null;
  return `contains other files (${foreign})`;
}

async function hasMark(folder: string): Promise<boolean> {
  for (const mark of marks) {
    try {
      await stat(join(folder, mark));
      return true;
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'EACCES'].includes(codeOf(error) ?? '')) throw error;
    }
  }
  return false;
}

import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ExplainedFailure } from '../explained-failure.ts';
import { codeOf } from '../media/error-facts.ts';
import { closeToOthers } from './close-to-others.ts';
import { findOtherUse } from './find-other-use.ts';

/** Only for the account that owns it. */
const privateMode = 0o700;

/** The same while the files in it are corrected. An interrupted correction is repeated by this mode. */
const unfinishedMode = 0o1700;

/** What Banca makes. Other files in the folder are left as they are. */
const ownNames = ['media', 'postgresql', 'postgresql.new', 'signing-key', 'platform.turn'];

/**
 * Creates the data directory if it is missing, and closes it and everything in it to other accounts. Throws an
 * ExplainedFailure, and changes nothing, if the folder is shared with other users or programs.
 */
export async function prepareDataDirectory(dataDirectory: string): Promise<void> {
  const path = resolve(dataDirectory);
  await makeFolder(path);
  if (process.platform === 'win32') return;
  const folder = await realpath(path);
  await refuseOtherOwner(path, folder);
  await refuseOtherUse(path, folder);
  if ((await modeOf(folder)) === privateMode) return;
  await changeMode(path, unfinishedMode);
  for (const name of ownNames) await closeToOthers(join(folder, name));
  await changeMode(path, privateMode);
  if ((await modeOf(folder)) !== privateMode)
    throw new ExplainedFailure(
      `Other accounts of this machine can open ${path}, because its file system keeps no access rights. Set DATA_DIR to a folder on another disk.`,
    );
}

const modeOf = async (folder: string): Promise<number> => (await stat(folder)).mode & 0o7777;

const obstacles: Record<string, string> = {
  EEXIST: 'it is a file or a link that leads to no folder',
  ENOENT: 'nobody can make folders there',
  ENOTDIR: 'a part of its path is a file',
  ELOOP: 'it is a link to itself',
  ENAMETOOLONG: 'its name is too long',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
};

async function makeFolder(path: string): Promise<void> {
  try {
    await makeMissingFolders(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error) ?? '';
    throw new ExplainedFailure(
      `DATA_DIR must be a folder that this account can write to; ${path} is not: ${obstacles[code] ?? code}. Correct this, or set DATA_DIR to another folder.`,
    );
  }
}

/** Node's own `recursive` never returns, and keeps a core busy, where nobody can make folders, as in /proc. */
async function makeMissingFolders(path: string): Promise<void> {
  const isMissingParent = await makeOneFolder(path).then(
    () => false,
    (error) => {
      if (codeOf(error) === 'ENOENT' && dirname(path) !== path) return true;
      throw error;
    },
  );
  if (!isMissingParent) return;
  await makeMissingFolders(dirname(path));
  await makeOneFolder(path);
}

async function makeOneFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: privateMode });
  } catch (error) {
    const isFolder = await stat(path).then(
      (facts) => facts.isDirectory(),
      () => false,
    );
    if (!isFolder) throw error;
  }
}

async function refuseOtherUse(path: string, folder: string): Promise<void> {
  const otherUse = await findOtherUse(folder);
  if (otherUse === null) return;
  throw new ExplainedFailure(
    `DATA_DIR must be a folder for Banca alone, because other accounts are shut out of it; ${path} ${otherUse}. Set DATA_DIR to a new folder, for example ${join(path, 'banca-data')}.`,
  );
}

/** Root may use a folder of another account, whose PostgreSQL it starts, unless any account can have put it there. */
async function refuseOtherOwner(path: string, folder: string): Promise<void> {
  const userId = process.getuid?.();
  const { uid } = await stat(folder);
  if (uid === userId) return;
  if (userId !== 0)
    throw new ExplainedFailure(
      `${path} belongs to another account (user ${uid}; this one is ${userId}). Start Banca as that account, or set DATA_DIR to a folder of this one, such as a new folder in it.`,
    );
  const parent = dirname(folder);
  if ((await modeOf(parent)) & 0o002)
    throw new ExplainedFailure(
      `${path} belongs to user ${uid} and lies in ${parent}, where every account can make folders. Start Banca as that account, or set DATA_DIR to a folder elsewhere.`,
    );
}

async function changeMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    throw new ExplainedFailure(
      `Other accounts of this machine can open ${path}, and this account cannot change that (${codeOf(error)}). Set its mode to 0700, or set DATA_DIR to another folder.`,
    );
  }
}

import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../errors/error-facts.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { findOtherUse } from './find-other-use.ts';
import { restrictToOwner } from './restrict-to-owner.ts';

/** Only the owner has access. */
const privateMode = 0o700;

/**
 * Set while the permissions of the files are being changed. If the change is interrupted, the next start
 * finds this mode and repeats the change.
 */
const unfinishedMode = 0o1700;

/** Files and folders that Banca creates. Others in the folder are not changed. */
const ownNames = ['media', 'postgresql', 'postgresql.new', 'signing-key', 'platform.turn'];

/**
 * Creates the data directory if it is missing, and removes the permissions of other accounts. Throws an
 * ExplainedFailure, and changes nothing, if other users or programs use the folder.
 */
export async function prepareDataDirectory(dataDirectory: string): Promise<void> {
  const path = resolve(dataDirectory);
  await makeFolder(path);
  if (process.platform === 'win32') return;
  const folder = await realpath(path);
  await rejectOtherOwner(path, folder);
  await rejectOtherUse(path, folder);
  if ((await modeOf(folder)) === privateMode) return;
  await changeMode(path, unfinishedMode);
  for (const name of ownNames) await restrictToOwner(join(folder, name));
  await changeMode(path, privateMode);
  if ((await modeOf(folder)) !== privateMode)
    throw new ExplainedFailure(
      `Other accounts of this machine can open ${path}, because its file system does not store permissions. Set DATA_DIR to a folder on another disk.`,
    );
}

const modeOf = async (folder: string): Promise<number> => (await stat(folder)).mode & 0o7777;

const obstacles: Record<string, string> = {
  EEXIST: 'it is a file or a broken link',
  ENOENT: 'no folder can be created there',
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

/** Like mkdir with `recursive`, which loops without end if no folder can be created, for example in /proc. */
async function makeMissingFolders(path: string): Promise<void> {
  try {
    await makeOneFolder(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeMissingFolders(dirname(path));
    await makeOneFolder(path);
  }
}

/** Throws if the folder cannot be created. Does nothing if it exists. */
async function makeOneFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: privateMode });
  } catch (error) {
    const isFolder = await stat(path).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (!isFolder) throw error;
  }
}

async function rejectOtherUse(path: string, folder: string): Promise<void> {
  const otherUse = await findOtherUse(folder);
  if (otherUse === null) return;
  throw new ExplainedFailure(
    `DATA_DIR must be a folder that only Banca uses, because other accounts lose access to it; ${path} ${otherUse}. Set DATA_DIR to a new folder, for example ${join(path, 'banca-data')}.`,
  );
}

/**
 * Root can use a folder of another account, and then starts PostgreSQL as that account. This is rejected if every account
 * can create folders in the parent folder.
 */
async function rejectOtherOwner(path: string, folder: string): Promise<void> {
  const userId = process.getuid?.();
  const { uid } = await stat(folder);
  if (uid === userId) return;
  if (userId !== 0)
    throw new ExplainedFailure(
      `${path} belongs to another account (user ${uid}; this account is user ${userId}). Start Banca as that account, or set DATA_DIR to a folder that belongs to this account.`,
    );
  const parent = dirname(folder);
  if ((await modeOf(parent)) & 0o002)
    throw new ExplainedFailure(
      `${path} belongs to user ${uid} and is in ${parent}, where every account can create folders. Start Banca as that account, or set DATA_DIR to a folder elsewhere.`,
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

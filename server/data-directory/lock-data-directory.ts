import { chmod, lstat, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { nullIfMissing } from '../errors/error-facts.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { findLockOwner, type LockOwner } from './find-lock-owner.ts';
import { openLockAddress } from './lock-address.ts';
import { prepareDataDirectory } from './prepare-data-directory.ts';
import { withLockFile } from './with-lock-file.ts';

/** The exclusive right of this process to a data directory, among all processes of this machine. */
export interface DataDirectoryLock {
  release(): Promise<void>;
}

/** Another process has locked the data directory. */
export class DataDirectoryInUse extends ExplainedFailure {
  readonly owner: LockOwner;

  constructor(dataDirectory: string, owner: LockOwner) {
    super(
      `${resolve(dataDirectory)} is in use by ${owner.name} (process ${owner.processId}). Stop it first, or set DATA_DIR to another folder.`,
    );
    this.owner = owner;
  }
}

/** The name of the platform as an owner of locks. */
export const platformName = 'the platform';

/**
 * Locks a data directory by listening on a socket in it. Unlike a file, a socket is never stale: the operating
 * system knows whether its process is alive. A socket that a dead process left is replaced.
 */
export async function lockDataDirectory(
  dataDirectory: string,
  ownerName = platformName,
): Promise<DataDirectoryLock> {
  await prepareDataDirectory(dataDirectory);
  const owner: LockOwner = { name: ownerName, processId: process.pid };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(JSON.stringify(owner), () => socket.destroy());
  });
  const address = openLockAddress(dataDirectory);
  try {
    // One process at a time, so that no process removes a socket that another one has just created.
    await withLockFile(join(dataDirectory, 'platform.turn'), async () => {
      const current = await findLockOwner(dataDirectory);
      if (current) throw new DataDirectoryInUse(dataDirectory, current);
      if (process.platform !== 'win32') await removeSocket(address.path);
      await listen(server, address.path);
      if (process.platform !== 'win32') await chmod(address.path, 0o600);
    });
  } catch (error) {
    address.close();
    throw error;
  }
  return {
    async release() {
      await new Promise((done) => server.close(done));
      address.close();
    },
  };
}

/** Removes an old socket. Throws an ExplainedFailure if a file or folder has its name, so that no data is deleted. */
async function removeSocket(path: string): Promise<void> {
  const existing = await nullIfMissing(lstat(path));
  if (existing && !existing.isSocket())
    throw new ExplainedFailure(
      `${path} is not a socket, and Banca needs this name for one. Move it away, then try again.`,
    );
  await rm(path, { force: true });
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(address, () => {
      server.off('error', fail);
      done();
    });
  });
}

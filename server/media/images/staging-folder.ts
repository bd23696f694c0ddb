import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '../../data-directory/lock-file.ts';
import { codeOf, ifExists } from '../../errors/error-facts.ts';

/** Files of one import in progress. They become visible when they are moved into a store. */
export interface StagedFiles {
  write(name: string, bytes: Buffer): Promise<string>;
  path(name: string): string;
  /** Records which images are about to be stored. If the process dies, the next start can remove them. */
  announce(hashes: string[]): Promise<void>;
  discard(): Promise<void>;
  /** Makes `discard` do nothing, so the next start handles the announced images. */
  leave(): void;
}

export interface StagingFolder {
  stage(): Promise<StagedFiles>;
  /**
   * Passes on the images that were announced by processes that have ended, then removes their files. Files of running
   * processes are kept.
   */
  clear(abandoned: (hashes: string[]) => Promise<void>): Promise<void>;
  /** Releases the folder of this process. */
  close(): Promise<void>;
}

const announcement = 'announced.json';
const lockSuffix = '.lock';

/**
 * Opens the staging folder of a file store. It is next to the store, so adding a file to the store only renames it.
 * Each process has its own subfolder and holds a lock while it runs.
 */
export function openStagingFolder(folder: string): StagingFolder {
  const own = join(folder, randomUUID());
  const ownLock = own + lockSuffix;
  let unlock: (() => void) | null = null;

  async function stage(): Promise<StagedFiles> {
    const subfolder = join(own, randomUUID());
    await mkdir(folder, { recursive: true });
    // Lock first: another process could remove an unlocked folder.
    unlock ??= lockFile(ownLock);
    await mkdir(subfolder, { recursive: true });
    let isLeft = false;
    const path = (name: string) => join(subfolder, name);
    const write = async (name: string, bytes: Buffer) => {
      await writeFile(path(name), bytes, { flush: true });
      return path(name);
    };
    return {
      write,
      path,
      announce: async (hashes) => void (await write(announcement, Buffer.from(JSON.stringify(hashes)))),
      discard: async () => {
        if (!isLeft) await rm(subfolder, { recursive: true, force: true });
      },
      leave: () => {
        isLeft = true;
      },
    };
  }

  return {
    stage,
    async clear(abandoned) {
      const names = (await ifExists(readdir(folder))) ?? [];
      for (const name of new Set(names.map((each) => each.replace(/\.lock$/, '')))) {
        const processFolder = join(folder, name);
        const unlockOther = lockFile(processFolder + lockSuffix);
        if (!unlockOther) continue;
        try {
          for (const hashes of await readAnnouncements(processFolder)) await abandoned(hashes);
          await rm(processFolder, { recursive: true, force: true });
          await rm(processFolder + lockSuffix, { force: true });
        } finally {
          unlockOther();
        }
      }
    },
    async close() {
      if (!unlock) return;
      // The next start handles files that are left.
      const isEmpty = (await ifExists(readdir(own)))?.length === 0;
      if (isEmpty) await rm(own, { recursive: true, force: true });
      unlock();
      unlock = null;
      await rm(ownLock, { force: true });
    },
  };
}

/** Reads the announcements in the folder of a process. Earlier versions wrote them one folder higher. */
async function readAnnouncements(processFolder: string): Promise<string[][]> {
  const names = await readdir(processFolder).catch(() => []);
  const files = [announcement, ...names.map((name) => join(name, announcement))];
  const lists = await Promise.all(files.map((file) => readAnnouncement(join(processFolder, file))));
  return lists.filter((hashes) => hashes.length > 0);
}

/**
 * Reads one announcement. An incomplete file, or one from another program, is empty: no image was added to the store
 * yet.
 */
async function readAnnouncement(file: string): Promise<string[]> {
  try {
    const announced: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(announced) && announced.every(isHash) ? announced : [];
  } catch (error) {
    if (error instanceof SyntaxError || ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? ''))
      return [];
    throw error;
  }
}

const isHash = (value: unknown) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);

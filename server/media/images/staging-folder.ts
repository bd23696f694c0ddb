import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '../../data-directory/lock-file.ts';
import { codeOf, nullIfMissing } from '../../errors/error-facts.ts';

/** Files of one import in progress. They become visible when they are moved into a store. */
export interface StagedFiles {
  write(name: string, bytes: Buffer): Promise<string>;
  pathOf(name: string): string;
  /** Records which images are about to be stored. If the process dies, the next start can remove them. */
  announce(hashes: string[]): Promise<void>;
  discard(): Promise<void>;
  /** Makes `discard` do nothing, so the next start handles the announced images. */
  keep(): void;
}

export interface StagingFolder {
  stage(): Promise<StagedFiles>;
  /**
   * Calls `onAbandoned` with the images that were announced by processes that have ended, then removes their files. Files of running
   * processes are kept.
   */
  clear(onAbandoned: (hashes: string[]) => Promise<void>): Promise<void>;
  /** Releases the folder of this process. */
  close(): Promise<void>;
}

const announcementFile = 'announced.json';
const lockSuffix = '.lock';

/**
 * Opens the staging folder of a file store. It is next to the store, so adding a file to the store only renames it.
 * Each process has its own subfolder and holds a lock while it runs.
 */
export function openStagingFolder(folder: string): StagingFolder {
  const ownFolder = join(folder, randomUUID());
  const ownLock = ownFolder + lockSuffix;
  let unlock: (() => void) | null = null;

  async function stage(): Promise<StagedFiles> {
    const subfolder = join(ownFolder, randomUUID());
    await mkdir(folder, { recursive: true });
    // Lock first: another process could remove an unlocked folder.
    unlock ??= lockFile(ownLock);
    await mkdir(subfolder, { recursive: true });
    let isKept = false;
    const path = (name: string) => join(subfolder, name);
    const write = async (name: string, bytes: Buffer) => {
      await writeFile(path(name), bytes, { flush: true });
      return path(name);
    };
    return {
      write,
      pathOf: path,
      announce: async (hashes) => void (await write(announcementFile, Buffer.from(JSON.stringify(hashes)))),
      discard: async () => {
        if (!isKept) await rm(subfolder, { recursive: true, force: true });
      },
      keep: () => {
        isKept = true;
      },
    };
  }

  return {
    stage,
    async clear(onAbandoned) {
      const names = (await nullIfMissing(readdir(folder))) ?? [];
      for (const name of new Set(names.map((each) => each.replace(/\.lock$/, '')))) {
        const processFolder = join(folder, name);
        const unlockOther = lockFile(processFolder + lockSuffix);
        if (!unlockOther) continue;
        try {
          for (const hashes of await readAnnouncements(processFolder)) await onAbandoned(hashes);
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
      const isEmpty = (await nullIfMissing(readdir(ownFolder)))?.length === 0;
      if (isEmpty) await rm(ownFolder, { recursive: true, force: true });
      unlock();
      unlock = null;
      await rm(ownLock, { force: true });
    },
  };
}

/** Reads the announcements in the folder of a process. Earlier versions wrote them one folder higher. */
async function readAnnouncements(processFolder: string): Promise<string[][]> {
  const names = await readdir(processFolder).catch(() => []);
  const files = [announcementFile, ...names.map((name) => join(name, announcementFile))];
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

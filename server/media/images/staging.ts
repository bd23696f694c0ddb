import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '../../data-directory/lock-file.ts';
import { codeOf, ifExists } from '../error-facts.ts';

/** Files that are being made. Nobody sees them before they are taken into a store. */
export interface StagedFiles {
  write(name: string, bytes: Buffer): Promise<string>;
  path(name: string): string;
  /** Notes which images are about to go into the store, so that a process that dies meanwhile leaves none. */
  announce(hashes: string[]): Promise<void>;
  discard(): Promise<void>;
  /** Makes `discard` do nothing, so that what was announced is looked after at the next start. */
  leave(): void;
}

export interface Staging {
  stage(): Promise<StagedFiles>;
  /**
   * Hands over the images that were announced by processes that have ended, then removes their files. Those of running
   * processes stay.
   */
  clear(abandoned: (hashes: string[]) => Promise<void>): Promise<void>;
  /** Gives up the folder of this process. */
  close(): Promise<void>;
}

const announcement = 'announced.json';
const lockSuffix = '.lock';

/**
 * The staging folder of a store of files: beside it, so that taking a file in is only a renaming. Each process has a
 * folder of its own in it, and holds a lock as long as it runs.
 */
export function openStaging(folder: string): Staging {
  const own = join(folder, randomUUID());
  const ownLock = own + lockSuffix;
  let unlock: (() => void) | null = null;

  async function stage(): Promise<StagedFiles> {
    const place = join(own, randomUUID());
    await mkdir(folder, { recursive: true });
    // Before the folder, which could be removed without it.
    unlock ??= lockFile(ownLock);
    await mkdir(place, { recursive: true });
    let isLeft = false;
    const path = (name: string) => join(place, name);
    const write = async (name: string, bytes: Buffer) => {
      await writeFile(path(name), bytes, { flush: true });
      return path(name);
    };
    return {
      write,
      path,
      announce: async (hashes) => void (await write(announcement, Buffer.from(JSON.stringify(hashes)))),
      discard: async () => {
        if (!isLeft) await rm(place, { recursive: true, force: true });
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
        const place = join(folder, name);
        const unlockOther = lockFile(place + lockSuffix);
        if (!unlockOther) continue;
        try {
          for (const hashes of await announcedBelow(place)) await abandoned(hashes);
          await rm(place, { recursive: true, force: true });
          await rm(place + lockSuffix, { force: true });
        } finally {
          unlockOther();
        }
      }
    },
    async close() {
      if (!unlock) return;
      // What was left is looked after at the next start.
      const isEmpty = (await ifExists(readdir(own)))?.length === 0;
      if (isEmpty) await rm(own, { recursive: true, force: true });
      unlock();
      unlock = null;
      await rm(ownLock, { force: true });
    },
  };
}

/** The lists in the folder of a process. Earlier versions wrote them one folder higher. */
async function announcedBelow(place: string): Promise<string[][]> {
  const names = await readdir(place).catch(() => []);
  const files = [announcement, ...names.map((name) => join(name, announcement))];
  const lists = await Promise.all(files.map((file) => announcedIn(join(place, file))));
  return lists.filter((hashes) => hashes.length > 0);
}

/** A list that was not written to its end, or by another program, announces nothing: no image had been taken in yet. */
async function announcedIn(file: string): Promise<string[]> {
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

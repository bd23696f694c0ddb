import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists } from '../error-facts.ts';

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
  /** Hands over the images that were announced by a process that died, then wipes everything. */
  clear(abandoned: (hashes: string[]) => Promise<void>): Promise<void>;
}

const announcement = 'announced.json';

/** The staging folder of a store of files: beside it, so that taking a file in is only a renaming. */
export function openStaging(folder: string): Staging {
  return {
    async stage() {
      const place = join(folder, randomUUID());
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
    },
    async clear(abandoned) {
      for (const name of (await ifExists(readdir(folder))) ?? []) {
        const text = await ifExists(readFile(join(folder, name, announcement), 'utf8'));
        if (text) await abandoned(announcedIn(text));
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A list that was not written to its end announces nothing: no image had been taken in yet. */
function announcedIn(text: string): string[] {
  try {
    return JSON.parse(text) as string[];
  } catch {
    return [];
  }
}

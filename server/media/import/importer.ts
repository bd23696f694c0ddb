import PQueue from 'p-queue';
import { reasonOf } from '../reason.ts';
import { type ComicPath, decodeFileName } from '../sources/comic-path.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import { openSource } from '../sources/open-source.ts';
import type { ComicDetails } from './comic-details.ts';
import { importComic } from './import-comic.ts';
import { withImportLock } from './import-lock.ts';
import type { ImportParts } from './import-parts.ts';

export interface ImportOptions {
  /** Goes before what the comic says of itself. */
  details?: Partial<ComicDetails>;
  /** `page` counts the pages that are done. */
  onProgress?: (progress: { page: number; pages: number }) => void;
  /** Stops the import, which then fails and leaves nothing. */
  signal?: AbortSignal;
}

export type ImportResult =
  | {
      outcome: 'imported';
      name: string;
      issueId: string;
      slug: string;
      title: string;
      pages: number;
      /** What could not be used and was passed over, in sentences for whoever imports. */
      notes: string[];
    }
  /**
   * The same pages are in the catalogue. Nothing was changed, except that `restored` missing images were added to the
   * store.
   */
  | { outcome: 'known'; name: string; issueId: string; slug: string; title: string; restored: number }
  /** Nothing of it was kept. The reason continues a sentence that starts with the name. */
  | { outcome: 'failed'; name: string; reason: string };

/** Brings comics into the catalogue, one after another in the order of the calls. */
export interface Importer {
  /** Closes the source. */
  import(source: ComicSource, options?: ImportOptions): Promise<ImportResult>;
  /** An archive, or a folder of images. */
  importPath(path: ComicPath, options?: ImportOptions): Promise<ImportResult>;
}

export interface ClosableImporter extends Importer {
  /** Stops what is being imported, and refuses what is still waiting. */
  close(): Promise<void>;
}

export function createImporter(parts: ImportParts): ClosableImporter {
  const queue = new PQueue({ concurrency: 1 });
  const closing = new AbortController();

  async function importFrom(
    name: string,
    open: () => Promise<ComicSource>,
    options: ImportOptions = {},
  ): Promise<ImportResult> {
    const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])]);
    try {
      const source = await open();
      try {
        return await withImportLock(parts.database, signal, (database) =>
          importComic({ ...parts, database }, source, { ...options, signal }),
        );
      } finally {
        await source.close();
      }
    } catch (error) {
      return { outcome: 'failed', name, reason: reasonOf(error) };
    }
  }

  return {
    import: (source, options) => queue.add(() => importFrom(source.name, async () => source, options)),
    importPath: (path, options) =>
      queue.add(() => importFrom(decodeFileName(path), () => openSource(path), options)),
    async close() {
      closing.abort();
      await queue.onIdle();
    },
  };
}

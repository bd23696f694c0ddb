import PQueue from 'p-queue';
import { reasonOf } from '../reason.ts';
import { type ComicPath, decodeFileName } from '../sources/comic-path.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import { openSource } from '../sources/open-source.ts';
import type { ComicDetails } from './comic-details.ts';
import { importComic } from './import-comic.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { withImportLock } from './import-lock.ts';

export interface ImportOptions {
  /** Overrides the details in the comic. */
  details?: Partial<ComicDetails>;
  /** `page`: the number of pages that are done. */
  onProgress?: (progress: { page: number; pages: number }) => void;
  /** Aborts the import, which then fails and leaves nothing behind. */
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
      /** Sentences about files of the comic, such as ComicInfo.xml, that could not be read and were skipped. */
      notes: string[];
    }
  /** The comic is in the catalogue already. Nothing changed, except that `restored` missing images were stored again. */
  | { outcome: 'known'; name: string; issueId: string; slug: string; title: string; restored: number }
  /** Nothing was stored. The reason completes a sentence that starts with the name. */
  | { outcome: 'failed'; name: string; reason: string };

/** Imports comics into the catalogue, one after another in the order of the calls. */
export interface Importer {
  /** Imports a source and closes it. */
  import(source: ComicSource, options?: ImportOptions): Promise<ImportResult>;
  /** Imports an archive or a folder of images. */
  importPath(path: ComicPath, options?: ImportOptions): Promise<ImportResult>;
}

export interface ClosableImporter extends Importer {
  /** Aborts the current import and all waiting ones. */
  close(): Promise<void>;
}

export function createImporter(dependencies: ImportDependencies): ClosableImporter {
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
        return await withImportLock(dependencies.database, signal, (database) =>
          importComic({ ...dependencies, database }, source, { ...options, signal }),
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

import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { DatabaseLocation } from '../../database/open-database.ts';
import { checkOriginals } from '../../media/images/check-originals.ts';
import type { ImportOptions, ImportResult } from '../../media/import/importer.ts';
import { openMedia } from '../../media/open-media.ts';
import type { ComicPath } from '../../media/sources/comic-path.ts';
import { openCommandDatabase } from '../open-command-database.ts';
import { detailsOf, type ImportFlags } from './import-flags.ts';

export type ImportObserver = Pick<ImportOptions, 'onProgress' | 'signal'>;

/** Imports comics from the command line. Works also while the platform is running. */
export interface ImportTarget {
  importPath(path: ComicPath, flags: ImportFlags, observer: ImportObserver): Promise<ImportResult>;
  close(): Promise<void>;
}

export async function openImportTarget(
  location: DatabaseLocation,
  listGenerated: (database: Database) => Promise<readonly string[]>,
): Promise<ImportTarget> {
  const { database, hasLock, close } = await openCommandDatabase(location, 'an import');
  try {
    await checkOriginals(database, location.dataDirectory, listGenerated);
    const media = await openMedia({
      dataDirectory: location.dataDirectory,
      database,
      // Imports sign no addresses of pages, so any key will do.
      signingKey: randomBytes(32),
      prefix: '',
      clearsStaging: hasLock,
    });
    return {
      importPath: (path, flags, observer) =>
        media.importer.importPath(path, { ...observer, details: detailsOf(flags) }),
      async close() {
        await media.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

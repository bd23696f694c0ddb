import { randomBytes } from 'node:crypto';
import { openCommandDatabase } from '../../database/open-command-database.ts';
import type { DatabasePlace } from '../../database/open-database.ts';
import type { ImportOptions, ImportResult } from '../import/importer.ts';
import { openMedia } from '../open-media.ts';
import { detailsOf, type ImportWishes } from './import-wishes.ts';

export type Watching = Pick<ImportOptions, 'onProgress' | 'signal'>;

/** Imports for the command line, also beside a running platform. */
export interface ImportTarget {
  /** The path is absolute. */
  importPath(path: string, wishes: ImportWishes, watching: Watching): Promise<ImportResult>;
  close(): Promise<void>;
}

export async function openImportTarget(place: DatabasePlace): Promise<ImportTarget> {
  const { database, hasLock, close } = await openCommandDatabase(place, 'an import');
  try {
    const media = await openMedia({
      dataDirectory: place.dataDirectory,
      database,
      // Only the platform signs addresses of pages, with its own key.
      signingKey: randomBytes(32),
      prefix: '',
      clearsStaging: hasLock,
    });
    return {
      importPath: (path, wishes, watching) =>
        media.importer.importPath(path, { ...watching, details: detailsOf(wishes) }),
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

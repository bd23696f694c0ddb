import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import {
  claimDataDirectory,
  DataDirectoryInUse,
  platformHolder,
} from '../../control/claim-data-directory.ts';
import { connectToPlatform, type RunningPlatform } from '../../control/connect-to-platform.ts';
import { type DatabasePlace, openDatabase } from '../../database/open-database.ts';
import type { ImportOptions, ImportResult } from '../import/importer.ts';
import { stopped } from '../import/reason.ts';
import { openMedia } from '../open-media.ts';
import { detailsOf, type ImportWishes } from './import-command.ts';

export type Watching = Pick<ImportOptions, 'onProgress' | 'signal'>;

/** Whoever does the imports of the command line. */
export interface ImportTarget {
  /** The path is absolute. */
  importPath(path: string, wishes: ImportWishes, watching: Watching): Promise<ImportResult>;
  close(): Promise<void>;
}

/** The running platform of the data directory or, when there is none, this process. */
export async function openImportTarget(place: DatabasePlace): Promise<ImportTarget> {
  const running = await connectToPlatform(place.dataDirectory);
  if (!running) return thisProcess(place);
  if (running.holder === platformHolder) return runningPlatform(running);
  running.close();
  const { holder, process: id } = running;
  throw new DataDirectoryInUse(
    `${place.dataDirectory} is in use by ${holder} (process ${id}). Import again when it has ended.`,
  );
}

function runningPlatform(running: RunningPlatform): ImportTarget {
  return {
    async importPath(path, wishes, { onProgress, signal }) {
      const leave = () => running.close();
      signal?.addEventListener('abort', leave);
      try {
        const report = (progress: unknown) => onProgress?.(progress as { page: number; pages: number });
        return (await running.run('import', { path, wishes }, report)) as ImportResult;
      } catch (error) {
        if (!signal?.aborted) throw error;
        return { outcome: 'failed', name: basename(path), reason: stopped };
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
    close: async () => running.close(),
  };
}

/** Holds the data directory meanwhile, so that no platform starts on it. */
async function thisProcess(place: DatabasePlace): Promise<ImportTarget> {
  const claim = await claimDataDirectory(place.dataDirectory, 'an import');
  try {
    const database = await openDatabase(place);
    // Nothing is signed here: addresses of pages are made by the platform, with its own key.
    const signingKey = randomBytes(32);
    const media = await openMedia({ dataDirectory: place.dataDirectory, database, signingKey, prefix: '' });
    return {
      importPath: (path, wishes, watching) =>
        media.importer.importPath(path, { ...watching, details: detailsOf(wishes) }),
      async close() {
        await media.close();
        await database.destroy();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

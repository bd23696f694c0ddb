import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import type { WorkQueue } from '../work-queue.ts';
import type { ImageGenerator } from './image-generator.ts';
import type { ImageStore } from './image-store.ts';

export interface GenerationProgress {
  /** Images that were processed, of those that were missing at the beginning. */
  done: number;
  total: number;
}

export interface GenerationResult {
  /** Images that were generated. Excludes failed images and images that were not started before the end. */
  generated: number;
  /** Images that were missing at the beginning. */
  total: number;
}

interface GenerationDependencies {
  database: Database;
  /** The store that `withGeneratedImages` returns. */
  originals: ImageStore;
  listImages: ImageGenerator['list'];
  work: WorkQueue;
  onCover: (cover: StoredImage) => void;
  onProblem: (error: unknown) => void;
  /** Delay before loading the list of images is retried. */
  retryDelayMs?: number;
}

/** Generates the images that have no file yet, one after another, while no reader waits for another image. */
export async function generateMissing(
  dependencies: GenerationDependencies,
  report: (progress: GenerationProgress) => void,
  signal: AbortSignal,
): Promise<GenerationResult> {
  const { database, originals, work, onCover, onProblem } = dependencies;
  const missing: string[] = [];
  for (const hash of await listWithRetries(dependencies, signal)) {
    if ((await originals.sizeOf(hash)) === null) missing.push(hash);
  }
  const total = missing.length;
  let generated = 0;
  for (const [index, hash] of missing.entries()) {
    if (signal.aborted) break;
    try {
      await work.run('import', () => originals.sourceOf(hash));
      generated += 1;
      const cover = await findCover(database, hash);
      if (cover) onCover(cover);
    } catch (error) {
      // A failed image does not stop the others. Failures after the end of the platform are expected.
      if (signal.aborted) break;
      onProblem(error);
    }
    report({ done: index + 1, total });
  }
  return { generated, total };
}

/** Retries until the database answers. Returns no images after the signal. */
async function listWithRetries(
  { listImages, onProblem, retryDelayMs = 10_000 }: GenerationDependencies,
  signal: AbortSignal,
): Promise<string[]> {
  while (!signal.aborted) {
    try {
      return await listImages();
    } catch (error) {
      if (signal.aborted) break;
      onProblem(error);
      await wait(retryDelayMs, undefined, { signal }).catch(() => {});
    }
  }
  return [];
}

async function findCover(database: Database, hash: string): Promise<StoredImage | undefined> {
  return database
    .selectFrom('comics.image as image')
    .innerJoin('comics.issue_content as content', 'content.cover', 'image.hash')
    .selectAll('image')
    .where('image.hash', '=', hash)
    .executeTakeFirst();
}

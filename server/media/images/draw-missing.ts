import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import type { WorkQueue } from '../work-queue.ts';
import type { ImageStore } from './image-store.ts';

export interface DrawingProgress {
  /** Of those that were missing at the beginning. */
  done: number;
  total: number;
}

export interface DrawingResult {
  /** Images that were drawn. Excludes failed images and images that were not started before the end. */
  drawn: number;
  /** Images that were missing at the beginning. */
  total: number;
}

interface Parts {
  database: Database;
  /** As `drawnImages` gives it. */
  originals: ImageStore;
  work: WorkQueue;
  onCover: (cover: StoredImage) => void;
  onProblem: (error: unknown) => void;
  /** Delay before loading the list of images is retried. */
  retryDelayMs?: number;
}

/**
 * Draws what has a recipe and no file yet, one after another and only when nobody waits for another image:
 * covers, then publishers' pictures and banners, then pages, the newest issues first.
 */
export async function drawMissing(
  parts: Parts,
  report: (progress: DrawingProgress) => void,
  signal: AbortSignal,
): Promise<DrawingResult> {
  const { database, originals, work, onCover, onProblem } = parts;
  const missing: string[] = [];
  for (const hash of await listNamedWithRetries(parts, signal)) {
    if ((await originals.size(hash)) === null) missing.push(hash);
  }
  const total = missing.length;
  let drawn = 0;
  for (const [index, hash] of missing.entries()) {
    if (signal.aborted) break;
    try {
      await work.run('import', () => originals.source(hash));
      drawn += 1;
      const cover = await coverOf(database, hash);
      if (cover) onCover(cover);
    } catch (error) {
      // One that cannot be drawn keeps nobody from the others; the end of the platform is no problem.
      if (signal.aborted) break;
      onProblem(error);
    }
    report({ done: index + 1, total });
  }
  return { drawn, total };
}

/** Loads the list of `named`, with retries until the database answers. Empty after the signal. */
async function listNamedWithRetries(
  { database, onProblem, retryDelayMs = 10_000 }: Parts,
  signal: AbortSignal,
): Promise<string[]> {
  while (!signal.aborted) {
    try {
      return await named(database);
    } catch (error) {
      if (signal.aborted) break;
      onProblem(error);
      await wait(retryDelayMs, undefined, { signal }).catch(() => {});
    }
  }
  return [];
}

async function named(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('comics.image as image')
    .leftJoin('comics.page as page', 'page.image', 'image.hash')
    .leftJoin('comics.issue_content as content', 'content.id', 'page.content_id')
    .leftJoin('comics.issue as issue', 'issue.id', 'content.issue_id')
    .select('image.hash')
    .where('image.recipe', 'is not', null)
    .groupBy('image.hash')
    .orderBy(sql`coalesce(min(page.position), 0)`)
    .orderBy(
      (by) => by.fn.max('issue.published_at'),
      (order) => order.desc().nullsLast(),
    )
    .execute();
  return rows.map(({ hash }) => hash);
}

async function coverOf(database: Database, hash: string): Promise<StoredImage | undefined> {
  return database
    .selectFrom('comics.image as image')
    .innerJoin('comics.issue_content as content', 'content.cover', 'image.hash')
    .selectAll('image')
    .where('image.hash', '=', hash)
    .executeTakeFirst();
}

import { setImmediate } from 'node:timers/promises';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';

/** Other requests are served between two batches. */
const batchSize = 1000;

/** Yields the slugs of all creators with offered issues, in their order. */
export async function* iterateOfferedCreators(database: Database): AsyncGenerator<string> {
  let lastSlug: string | null = null;
  do {
    const slugs = await loadSlugsAfter(database, lastSlug ?? '');
    yield* slugs;
    lastSlug = slugs.length === batchSize ? (slugs.at(-1) ?? null) : null;
    await setImmediate();
  } while (lastSlug !== null);
}

async function loadSlugsAfter(database: Database, slug: string): Promise<string[]> {
  const rows = await database
    .selectFrom('comics.contributor as contributor')
    .innerJoin('comics.issue as issue', 'issue.id', 'contributor.issueId')
    .select('contributor.slug')
    .where('contributor.slug', '>', slug)
    .where(isOffered())
    .groupBy('contributor.slug')
    .orderBy('contributor.slug')
    .limit(batchSize)
    .execute();
  return rows.map((row) => row.slug);
}

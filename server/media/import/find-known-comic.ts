import type { Database } from '../../database/database.ts';
import type { ComicDetails } from './comic-details.ts';
import type { KnownIssue } from './save-comic.ts';
import { slugify } from './slugs.ts';

/** What the catalogue has of a comic: the same edition, or its issue only in other languages. */
export type KnownComic = (KnownIssue & { has: 'edition'; title: string }) | (KnownIssue & { has: 'issue' });

/** Finds a comic by slug and publisher if its details contain a slug, otherwise by its pages. */
export async function findKnownComic(
  database: Database,
  fingerprint: string,
  details: ComicDetails,
): Promise<KnownComic | null> {
  return (await findBySlug(database, details)) ?? (await findByPages(database, fingerprint));
}

async function findBySlug(database: Database, details: ComicDetails): Promise<KnownComic | null> {
  if (details.slug === undefined) return null;
  const { name, username = slugify(name, 'publisher') } = details.publisher;
  const row = await database
    .selectFrom('comics.issue as issue')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'issue.publisherId')
    .leftJoin('comics.issue_content as content', (join) =>
      join.onRef('content.issueId', '=', 'issue.id').on('content.language', '=', details.language),
    )
    .select(['issue.id as issueId', 'issue.slug', 'content.title'])
    .where('issue.slug', '=', slugify(details.slug, 'issue'))
    .where((where) =>
      where.or([where('publisher.username', '=', username), where('publisher.name', '=', name)]),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { title, ...issue } = row;
  return title === null ? { ...issue, has: 'issue' } : { ...issue, has: 'edition', title };
}

async function findByPages(database: Database, fingerprint: string): Promise<KnownComic | null> {
  const row = await database
    .selectFrom('comics.issue as issue')
    .innerJoin('comics.issue_content as content', 'content.issueId', 'issue.id')
    .select(['issue.id as issueId', 'issue.slug', 'content.title'])
    .where('issue.fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row ? { ...row, has: 'edition' } : null;
}

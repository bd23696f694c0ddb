import { setImmediate } from 'node:timers/promises';
import { isGenre } from '../catalogue/genres.ts';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { iterateOfferedCreators } from './iterate-offered-creators.ts';
import { iterateOfferedIssues, type OfferedIssue } from './iterate-offered-issues.ts';
import { pathTo } from './page-metadata.ts';

interface SitemapEntry {
  path: string;
  modified: Date | null;
}

/** The limit of sitemaps.org: 50,000 addresses and 50 MB per file. */
const maxAddressesPerFile = 50_000;

/**
 * Creates the files of the sitemap, by path: a single file, or several and an index. All files are created together, so no
 * address is missing or repeated between two files.
 */
export async function makeSitemap(
  database: Database,
  site: string,
  maxAddresses = maxAddressesPerFile,
): Promise<Map<string, string>> {
  const addressOf = (path: string) => escapeHtml(`${site}${path}`);
  const parts: string[] = [];
  let lines: string[] = [];
  for await (const { path, modified } of iterateEntries(database)) {
    if (lines.length === maxAddresses) {
      parts.push(fileOf(lines.splice(0)));
      await setImmediate();
    }
    const lastModified = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '';
    lines.push(`<url><loc>${addressOf(path)}</loc>${lastModified}</url>`);
  }
  parts.push(fileOf(lines));
  lines = parts.map((_part, index) => `<sitemap><loc>${addressOf(pathOfPart(index))}</loc></sitemap>`);
  if (parts.length === 1) return new Map([['/sitemap.xml', parts[0] ?? '']]);
  return new Map([
    ['/sitemap.xml', enclose('sitemapindex', lines)],
    ...parts.map((part, index) => [pathOfPart(index), part] as const),
  ]);
}

const pathOfPart = (index: number): string => `/sitemap-${index + 1}.xml`;

const fileOf = (lines: string[]): string => enclose('urlset', lines);

const enclose = (name: 'urlset' | 'sitemapindex', lines: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${name}>\n`,
  ].join('\n');

/** Yields issues first, because genres, publishers and series changed when their newest issue changed. */
async function* iterateEntries(database: Database): AsyncGenerator<SitemapEntry> {
  for (const path of ['/', '/catalog', '/publishers', '/plans']) yield { path, modified: null };
  const [ofGenre, ofPublisher, ofSeries] = [newestDates(), newestDates(), newestDates()];
  for await (const issue of iterateOfferedIssues(database)) {
    ofGenre.add(issue.genre, issue);
    ofPublisher.add(issue.publisherId, issue);
    ofSeries.add(issue.seriesId, issue);
    yield { path: pathTo.issue(issue.slug), modified: issue.modifiedAt };
  }
  for (const genre of ofGenre.keys())
    if (isGenre(genre)) yield { path: pathTo.genre(genre), modified: ofGenre.of(genre) };
  const publishers = database
    .selectFrom('comics.publisher')
    .select(['id', 'username'])
    .where('isActive', '=', true);
  for (const { id, username } of await publishers.orderBy('username').execute())
    yield { path: pathTo.publisher(username), modified: ofPublisher.of(id) };
  const series = await database.selectFrom('comics.series').select(['id', 'slug']).orderBy('slug').execute();
  for (const { id, slug } of series)
    if (ofSeries.of(id)) yield { path: pathTo.series(slug), modified: ofSeries.of(id) };
  for await (const slug of iterateOfferedCreators(database))
    yield { path: pathTo.creator(slug), modified: null };
}

/** Collects the newest date for each key. */
function newestDates() {
  const dates = new Map<string, Date>();
  return {
    add(key: string | null, { modifiedAt: modified }: OfferedIssue): void {
      if (key === null) return;
      const newest = dates.get(key);
      if (!newest || newest < modified) dates.set(key, modified);
    },
    keys: () => [...dates.keys()].sort(),
    of: (key: string) => dates.get(key) ?? null,
  };
}

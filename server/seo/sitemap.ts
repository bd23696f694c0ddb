import { setImmediate } from 'node:timers/promises';
import { isGenre } from '../catalogue/genres.ts';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { everyOfferedIssue, type OfferedIssue } from './every-offered-issue.ts';
import { pathTo } from './finding.ts';

interface Entry {
  path: string;
  modified: Date | null;
}

/** Addresses in one file. Source: sitemaps.org, at most 50,000 and 50 MB. */
export const mostInFile = 50_000;

/**
 * The files of the sitemap by their paths: everything that is offered, in one file or in as many as are needed and an
 * index of them. All at once, so that no address is missing or doubled between two files.
 */
export async function makeSitemap(
  database: Database,
  site: string,
  most = mostInFile,
): Promise<Map<string, string>> {
  const addressOf = (path: string) => escapeHtml(`${site}${path}`);
  const parts: string[] = [];
  let lines: string[] = [];
  for await (const { path, modified } of entries(database)) {
    if (lines.length === most) {
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

/** The issues first: what they belong to has changed when the last of them did. */
async function* entries(database: Database): AsyncGenerator<Entry> {
  for (const path of ['/', '/catalog', '/publishers', '/plans']) yield { path, modified: null };
  const [ofGenre, ofPublisher, ofSeries] = [newest(), newest(), newest()];
  for await (const issue of everyOfferedIssue(database)) {
    ofGenre.add(issue.genre, issue);
    ofPublisher.add(issue.publisherId, issue);
    ofSeries.add(issue.seriesId, issue);
    yield { path: pathTo.issue(issue.slug), modified: issue.modified };
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
}

/** When the last issue of each of some things changed. */
function newest() {
  const moments = new Map<string, Date>();
  return {
    add(key: string | null, { modified }: OfferedIssue): void {
      if (key === null) return;
      const known = moments.get(key);
      if (!known || known < modified) moments.set(key, modified);
    },
    keys: () => [...moments.keys()].sort(),
    of: (key: string) => moments.get(key) ?? null,
  };
}

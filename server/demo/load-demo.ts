import { ensureReader } from '../comics/readers.ts';
import type { Database } from '../database/database.ts';
import { hasReached, reach } from '../database/milestones.ts';
import type { Accounts } from '../identity/accounts.ts';
import { createDemoAccounts } from '../identity/demo-accounts.ts';
import type { ComicDetails } from '../media/import/comic-details.ts';
import type { Media } from '../media/open-media.ts';
import { madeSource } from '../media/sources/made-source.ts';
import type { DemoIssue, DemoPublisher, DemoSeries } from './catalogue.ts';

export interface DemoCatalogue {
  publishers: readonly DemoPublisher[];
  series: readonly DemoSeries[];
  /** Newest first. */
  issues: readonly DemoIssue[];
}

interface Parts {
  database: Database;
  media: Pick<Media, 'importer' | 'storePicture'>;
  accounts: Accounts;
}

export interface DemoProgress {
  /** Counted from 1. */
  issue: number;
  issues: number;
  title: string;
}

const begun = 'demo begun';
const complete = 'demo complete';
const weeks = 6 * 7 * 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with the demo catalogue and its accounts. What an interrupted start left is completed;
 * what was complete once stays as its owner made it.
 */
export async function loadDemo(
  parts: Parts,
  openCatalogue: () => Promise<DemoCatalogue>,
  report: (progress: DemoProgress) => void,
): Promise<void> {
  const { database, accounts } = parts;
  if (await hasReached(database, complete)) return;
  if (!(await hasReached(database, begun)) && !(await isEmpty(database))) return;
  await reach(database, begun);
  for (const account of await createDemoAccounts(accounts)) {
    if (account.role === 'USER') await ensureReader(database, account.uuid);
  }
  const catalogue = await openCatalogue();
  for (const [index, issue] of catalogue.issues.entries()) {
    report({ issue: index + 1, issues: catalogue.issues.length, title: issue.title });
    if (!(await hasIssue(database, issue.slug))) await loadIssue(parts, catalogue, issue, index);
  }
  await reach(database, complete);
}

async function isEmpty(database: Database): Promise<boolean> {
  const found = await Promise.all([
    database.selectFrom('comics.publisher').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('identity.account').select('uuid').limit(1).executeTakeFirst(),
  ]);
  return found.every((row) => row === undefined);
}

async function hasIssue(database: Database, slug: string): Promise<boolean> {
  const row = await database
    .selectFrom('comics.issue')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}

async function loadIssue(parts: Parts, catalogue: DemoCatalogue, issue: DemoIssue, index: number) {
  const pages = Array.from({ length: issue.pagesCount }, (_, page) => ({
    name: `${String(page + 1).padStart(3, '0')}.png`,
    read: () => issue.drawPage(page),
  }));
  const age = ((index + 0.5) / catalogue.issues.length) * weeks;
  const details = {
    ...detailsOf(issue, catalogue),
    publisher: await publisherOf(parts, catalogue, issue),
    publishedAt: new Date(Date.now() - age),
  };
  const result = await parts.media.importer.import(madeSource(issue.slug, pages), { details });
  if (result.outcome === 'failed') throw new Error(`The demo issue ${issue.slug} ${result.reason}`);
}

async function publisherOf({ database, media }: Parts, catalogue: DemoCatalogue, issue: DemoIssue) {
  const index = catalogue.publishers.findIndex(({ username }) => username === issue.publisher);
  const publisher = catalogue.publishers[index];
  if (!publisher) throw new Error(`The demo has no publisher ${issue.publisher}.`);
  const { username, name, description } = publisher;
  const known = await database
    .selectFrom('comics.publisher')
    .select('picture')
    .where('username', '=', username)
    .executeTakeFirst();
  const picture = known ? known.picture : await media.storePicture(await publisher.drawPicture());
  return { username, name, description, picture, priority: catalogue.publishers.length - index };
}

function detailsOf(issue: DemoIssue, catalogue: DemoCatalogue): Partial<ComicDetails> & { title: string } {
  const {
    availability,
    publisher: _publisher,
    pagesCount: _count,
    drawPage: _draw,
    series: slug,
    ...said
  } = issue;
  const series = catalogue.series.find((one) => one.slug === slug);
  if (slug && !series) throw new Error(`The demo has no series ${slug}.`);
  return {
    ...said,
    originalLanguage: issue.language,
    series: series ? { slug: series.slug, title: series.title, description: series.description } : null,
    isAvailableForAll: availability.all,
    isAvailableForSubscribers: availability.subscribers,
    merchandises:
      availability.price === null ? [] : [{ kind: 'purchase', price: availability.price, currency: 'BRL' }],
  };
}

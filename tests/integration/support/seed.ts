import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';
import type { IssueSaleTable, IssueTable } from '../../../server/database/tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

export async function addImage(database: Database): Promise<string> {
  const hash = randomBytes(32).toString('hex');
  await database
    .insertInto('comics.image')
    .values({
      hash,
      format: 'png',
      width: 1200,
      height: 1800,
      bytes: 1000,
      placeholder: 'data:image/webp;base64,AA==',
    })
    .execute();
  return hash;
}

/** Adds a banner, by default after the others. `titles`: by language; the text is the title with an exclamation mark. */
export async function addBanner(
  database: Database,
  link: string,
  { position, markets = ['brazil'], titles = { 'pt-br': link } }: Partial<BannerSeed> = {},
): Promise<string> {
  const { id: bannerId } = await database
    .insertInto('comics.banner')
    .values({
      position: position ?? sql<number>`(select coalesce(max(position) + 1, 0) from comics.banner)`,
      link,
      picture: await addImage(database),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [language, title] of Object.entries(titles))
    await database
      .insertInto('comics.banner_text')
      .values({ bannerId, language, title, text: `${title}!` })
      .execute();
  for (const market of markets)
    await database.insertInto('comics.banner_market').values({ bannerId, market }).execute();
  return bannerId;
}

interface BannerSeed {
  position: number;
  markets: readonly string[];
  titles: Readonly<Record<string, string>>;
}

export async function addPublisher(
  database: Database,
  { username, name = 'Editora', priority = 0 }: { username?: string; name?: string; priority?: number } = {},
): Promise<string> {
  const { id } = await database
    .insertInto('comics.publisher')
    .values({
      username: username ?? randomUUID(),
      name,
      priority,
      description: 'Publica.',
      picture: await addImage(database),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addSeries(
  database: Database,
  publisher: string,
  slug: string,
  title = slug,
): Promise<string> {
  const { id } = await database
    .insertInto('comics.series')
    .values({ slug, publisherId: publisher, title, description: 'Sai às vezes.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface IssueSeed extends Partial<Omit<Insertable<IssueTable>, 'slug' | 'updatedAt'>> {
  slug: string;
  /** The title of each edition by its language. */
  editions?: Record<string, string>;
  /** Of all editions, or of each by its language. */
  pages?: number | Record<string, number>;
}

/** Adds an issue. By default it has three pages, is free for all and was published yesterday. */
export async function addIssue(
  database: Database,
  { slug, editions = { 'pt-br': slug }, pages = 3, ...columns }: IssueSeed,
): Promise<string> {
  const { id } = await database
    .insertInto('comics.issue')
    .values({
      slug,
      publisherId: columns.publisherId ?? (await addPublisher(database)),
      seriesId: null,
      number: null,
      country: 'BR',
      releaseDate: '2026-05-04',
      originalTitle: null,
      originalLanguage: 'pt-br',
      parentalRating: 'L',
      genre: 'comedy',
      isAvailableForAll: true,
      isAvailableForSubscribers: true,
      readingDirection: 'ltr',
      readingMode: 'paged',
      fingerprint: randomUUID(),
      publishedAt: daysAgo(1),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [language, title] of Object.entries(editions)) {
    const count = typeof pages === 'number' ? pages : (pages[language] ?? 3);
    await addEdition(database, id, language, title, count);
  }
  return id;
}

async function addEdition(database: Database, issue: string, language: string, title: string, pages: number) {
  const cover = await addImage(database);
  const { id } = await database
    .insertInto('comics.issue_content')
    .values({ issueId: issue, language, title, description: `${title}: a história.`, cover })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [];
  for (let position = 0; position < pages; position += 1) {
    rows.push({ contentId: id, position, image: await addImage(database) });
  }
  // The pages are inserted in reverse, so that a query without an order does not return the correct order by chance.
  await database.insertInto('comics.page').values(rows.reverse()).execute();
}

/** Puts an issue on sale in a market other than the default one, for one price and otherwise for nobody. */
export async function sellElsewhere(
  database: Database,
  issueId: string,
  {
    market = 'portugal',
    currency = 'EUR',
    price = 450,
    ...sale
  }: Partial<IssueSaleTable> & { currency?: string; price?: number } = {},
): Promise<string> {
  await database
    .insertInto('comics.issue_sale')
    .values({
      issueId,
      market,
      publishedAt: daysAgo(1),
      withdrawnAt: null,
      isAvailableForAll: false,
      isAvailableForSubscribers: false,
      ...sale,
    })
    .execute();
  return addPrice(database, issueId, { market, currency, price });
}

/** Sells an issue for a price. */
export async function addPrice(
  database: Database,
  issueId: string,
  { market = 'brazil', currency = 'BRL', price }: { market?: string; currency?: string; price: number },
): Promise<string> {
  const { id } = await database
    .insertInto('comics.merchandise')
    .values({ issueId, kind: 'purchase', price, currency, market, rentalDays: null, paymentMethods: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addReader(
  database: Database,
  readerId: string,
  columns: { createdAt?: Date; market?: string; currency?: string; guardianId?: string } = {},
): Promise<void> {
  await database
    .insertInto('comics.reader')
    .values({
      readerId,
      language: 'pt-br',
      theme: 'dark',
      market: 'brazil',
      currency: 'BRL',
      guardianId: null,
      ...columns,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addPlan(
  database: Database,
  slug: string,
  texts: Record<string, string> = {},
  guidedAccountsCount = 0,
): Promise<string> {
  const { id } = await database
    .insertInto('comics.plan')
    .values({ slug, position: 0, provider: null, guidedAccountsCount })
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = Object.entries({ 'pt-br': slug, ...texts });
  await database
    .insertInto('comics.plan_text')
    .values(
      names.map(([language, name]) => ({
        planId: id,
        language,
        name,
        description: `${name}.`,
        features: [name],
      })),
    )
    .execute();
  return id;
}

/** Adds a subscription. By default it has a new plan and started 30 days before its end. */
export async function addSubscription(
  database: Database,
  readerId: string,
  expiresAt: Date,
  { startsAt = new Date(expiresAt.getTime() - 30 * dayMs), plan }: { startsAt?: Date; plan?: string } = {},
): Promise<void> {
  await addReader(database, readerId);
  await database
    .insertInto('comics.subscription')
    .values({
      readerId,
      planId: plan ?? (await addPlan(database, randomUUID())),
      startsAt,
      expiresAt,
      cycleDays: 30,
      merchandiseId: null,
      cardId: null,
    })
    .execute();
}

export async function addAcquisition(
  database: Database,
  readerId: string,
  issue: string,
  expiresAt: Date | null,
): Promise<void> {
  await addReader(database, readerId);
  await database
    .insertInto('comics.acquisition')
    .values({
      readerId,
      issueId: issue,
      expiresAt,
      // The scheduled job sets this column in the same way.
      endedAt: expiresAt && expiresAt.getTime() <= Date.now() ? expiresAt : null,
    })
    .execute();
}

export async function addReading(
  database: Database,
  readerId: string,
  issue: string,
  readAt: Date,
): Promise<void> {
  await addReader(database, readerId);
  await database
    .insertInto('comics.reading')
    .values({ readerId, issueId: issue, page: 1, pagesCount: 3, readAt })
    .execute();
}

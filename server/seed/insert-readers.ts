import { randomUUID } from 'node:crypto';
import { jsonColumn } from '../database/json-column.ts';
import { defaults } from '../readers/readers.ts';
import { insertFollows } from './insert-follows.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedShop } from './insert-shop.ts';
import { insertSittings } from './insert-sittings.ts';
import { insertSubscriptions, type Periods } from './insert-subscriptions.ts';
import { inDays, publishedIssues, requireEntry, type SeedContext } from './seed-context.ts';
import type { SeedReader } from './seed-schemas.ts';

/** The ids of each reader's cards, by username. */
export type Cards = ReadonlyMap<string, readonly string[]>;

/** The rows of readers to which orders refer. */
export interface InsertedReaders {
  cards: Cards;
  periods: Periods;
}

/**
 * Inserts readers with operator links, cards, subscriptions, reading positions, sittings, favourites and follows, and
 * publisher members.
 */
export async function insertReaders(context: SeedContext, shop: SeedShop): Promise<InsertedReaders> {
  await insertProfiles(context);
  await insertOperatorLinks(context);
  const cards = await insertCards(context);
  const periods = await insertSubscriptions(context, shop, cards);
  await insertReadings(context);
  await insertSittings(context);
  await insertFavourites(context);
  await insertFollows(context);
  await insertMembers(context);
  return { cards, periods };
}

/**
 * Updates a profile that exists already, because a request may have created it after the account. Its preferences stay
 * unless the content has some.
 */
async function insertProfiles({ trx, users, content }: SeedContext): Promise<void> {
  const profile = ({ username, preferences, guardian, parentalSettings }: SeedReader) => ({
    ...defaults,
    ...preferences,
    readerId: requireEntry(users, username),
    guardianId: guardian === undefined ? null : requireEntry(users, guardian),
    hasParentalControl: parentalSettings ?? false,
    // A later time than the one of the creation, so that they count as saved by the reader.
    ...(preferences && { updatedAt: new Date() }),
  });
  for (const hasPreferences of [true, false]) {
    const profiles = content.readers
      .filter(({ preferences }) => (preferences !== undefined) === hasPreferences)
      .map(profile);
    if (profiles.length === 0) continue;
    await trx
      .insertInto('comics.reader')
      .values(profiles)
      .onConflict((conflict) =>
        conflict.column('readerId').doUpdateSet((set) => ({
          guardianId: set.ref('excluded.guardianId'),
          hasParentalControl: set.ref('excluded.hasParentalControl'),
          ...(hasPreferences && {
            language: set.ref('excluded.language'),
            theme: set.ref('excluded.theme'),
            updatedAt: set.ref('excluded.updatedAt'),
          }),
        })),
      )
      .execute();
  }
}

async function insertOperatorLinks({ trx, users, content }: SeedContext): Promise<void> {
  const values = content.readers.flatMap(({ username, operatorLink }) =>
    operatorLink
      ? [
          {
            readerId: requireEntry(users, username),
            provider: operatorLink.provider,
            subjectId: operatorLink.subjectId,
            isActive: operatorLink.isActive,
            metadata: jsonColumn({ providerName: operatorLink.provider }),
          },
        ]
      : [],
  );
  await insertRows(trx, 'comics.operator_link', values);
}

const cardAgeDays = 1000;

async function insertCards(context: SeedContext): Promise<Cards> {
  const { trx, users, now, content } = context;
  const ofReaders = content.readers.map(({ username, cards = [] }) => ({
    username,
    cards: cards.map(({ brand, lastFourDigits, holderName, expiresInMonths }, index) => {
      const expiry = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + expiresInMonths, 1));
      return {
        id: randomUUID(),
        readerId: requireEntry(users, username),
        token: randomUUID(),
        brand,
        lastFourDigits,
        holderName,
        expirationMonth: expiry.getUTCMonth() + 1,
        expirationYear: expiry.getUTCFullYear(),
        // Before all orders, so that those say whether the card was declined.
        createdAt: inDays(context, index - cardAgeDays),
      };
    }),
  }));
  await insertRows(
    trx,
    'comics.payment_card',
    ofReaders.flatMap(({ cards }) => cards),
  );
  return new Map(ofReaders.map(({ username, cards }) => [username, cards.map(({ id }) => id)]));
}

async function insertReadings(context: SeedContext): Promise<void> {
  const published = publishedIssues(context);
  const forSubscribers = published.filter(
    (issue) => issue.isAvailableForAll || issue.isAvailableForSubscribers,
  );
  const values = context.content.readers.flatMap(({ username, readings = [], history = 0 }) => {
    const recent = readings.flatMap(({ issue: slug, ...reading }) => {
      const issue = published.find((each) => each.slug === slug);
      return issue ? [{ issue, ...reading }] : [];
    });
    const daily = forSubscribers
      .slice(0, history)
      .map((issue, index) => ({ issue, share: 1, daysAgo: index + 0.3 }));
    return [...recent, ...daily].map(({ issue, share, daysAgo }) => {
      const pages = Math.max(...issue.editions.map((edition) => edition.pages.length));
      const page = Math.round(share * (pages - 1));
      const readAt = inDays(context, -daysAgo);
      return {
        readerId: requireEntry(context.users, username),
        issueId: requireEntry(context.issues, issue.slug),
        page,
        pagesCount: pages,
        readAt,
        finishedAt: page === pages - 1 ? readAt : null,
      };
    });
  });
  if (values.length === 0) return;
  await context.trx
    .insertInto('comics.reading')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertFavourites(context: SeedContext): Promise<void> {
  const published = new Set(publishedIssues(context).map(({ slug }) => slug));
  const values = context.content.readers.flatMap(({ username, favourites = [] }) =>
    favourites
      .filter((slug) => published.has(slug))
      .map((slug, rank) => ({
        readerId: requireEntry(context.users, username),
        issueId: requireEntry(context.issues, slug),
        createdAt: inDays(context, -1 - rank),
      })),
  );
  if (values.length === 0) return;
  await context.trx
    .insertInto('comics.favourite')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertMembers({ trx, users, content }: SeedContext): Promise<void> {
  const publishers = await trx.selectFrom('comics.publisher').select(['username', 'id']).execute();
  const values = content.accounts.flatMap(({ username, publisher: name }) => {
    const publisher = publishers.find((each) => each.username === name);
    return publisher ? [{ publisherId: publisher.id, readerId: requireEntry(users, username) }] : [];
  });
  await insertRows(trx, 'comics.publisher_member', values);
}

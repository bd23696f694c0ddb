import { randomUUID } from 'node:crypto';
import { jsonColumn } from '../../database/json-column.ts';
import { defaults } from '../../readers/readers.ts';
import { type Around, inDays, known, publishedIssues } from './around.ts';
import { demoAccounts, demoReaders } from './around-data.ts';
import type { Shop } from './load-shop.ts';
import { loadSubscriptions, type Periods } from './load-subscriptions.ts';

/** The identifiers of each reader's cards, by username. */
export type Cards = ReadonlyMap<string, readonly string[]>;

/** What the orders of readers have to do with. */
export interface Possessions {
  cards: Cards;
  periods: Periods;
}

/** Readers with their bonds, cards, subscriptions, readings and favourites, and who works for which publisher. */
export async function loadReaders(around: Around, shop: Shop): Promise<Possessions> {
  await loadProfiles(around);
  await loadBonds(around);
  const cards = await loadCards(around);
  const periods = await loadSubscriptions(around, shop, cards);
  await loadReadings(around);
  await loadFavourites(around);
  await loadMembers(around);
  return { cards, periods };
}

/** Over what a reader who was quicker than this has made of the profile meanwhile. */
async function loadProfiles({ rows, users }: Around): Promise<void> {
  const profile = ({ username, preferences, guardian, parentalSettings }: (typeof demoReaders)[number]) => ({
    ...defaults,
    ...preferences,
    dragon_id: known(users, username),
    parent_dragon_id: guardian === undefined ? null : known(users, guardian),
    has_parental_control: parentalSettings ?? false,
  });
  await rows
    .insertInto('comics.reader')
    .values(demoReaders.map(profile))
    .onConflict((conflict) =>
      conflict.column('dragon_id').doUpdateSet((set) => ({
        language: set.ref('excluded.language'),
        theme: set.ref('excluded.theme'),
        parent_dragon_id: set.ref('excluded.parent_dragon_id'),
        has_parental_control: set.ref('excluded.has_parental_control'),
      })),
    )
    .execute();
}

async function loadBonds({ rows, users }: Around): Promise<void> {
  const values = demoReaders.flatMap(({ username, bond }) =>
    bond
      ? [
          {
            dragon_id: known(users, username),
            provider: bond.provider,
            subject_id: bond.subjectId,
            is_active: bond.isActive,
            metadata: jsonColumn({ providerName: bond.provider }),
          },
        ]
      : [],
  );
  await rows.insertInto('comics.provider_bond').values(values).execute();
}

async function loadCards({ rows, users, now }: Around): Promise<Cards> {
  const ofReaders = demoReaders.map(({ username, cards = [] }) => ({
    username,
    cards: cards.map(({ brand, lastFourDigits, holderName, expiresInMonths }) => {
      const expiry = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + expiresInMonths, 1));
      return {
        id: randomUUID(),
        dragon_id: known(users, username),
        token: randomUUID(),
        brand,
        last_four_digits: lastFourDigits,
        holder_name: holderName,
        expiration_month: expiry.getUTCMonth() + 1,
        expiration_year: expiry.getUTCFullYear(),
      };
    }),
  }));
  await rows
    .insertInto('comics.payment_card')
    .values(ofReaders.flatMap(({ cards }) => cards))
    .execute();
  return new Map(ofReaders.map(({ username, cards }) => [username, cards.map(({ id }) => id)]));
}

async function loadReadings(around: Around): Promise<void> {
  const published = publishedIssues(around);
  const forSubscribers = published.filter(
    (issue) => issue.isAvailableForAll || issue.isAvailableForSubscribers,
  );
  const values = demoReaders.flatMap(({ username, readings = [], history = 0 }) => {
    const told = readings.flatMap(({ issue: slug, ...reading }) => {
      const issue = published.find((one) => one.slug === slug);
      return issue ? [{ issue, ...reading }] : [];
    });
    const daily = forSubscribers
      .slice(0, history)
      .map((issue, index) => ({ issue, share: 1, daysAgo: index + 0.3 }));
    return [...told, ...daily].map(({ issue, share, daysAgo }) => {
      const pages = Math.max(...issue.editions.map((edition) => edition.pages.length));
      return {
        dragon_id: known(around.users, username),
        issue_id: known(around.issues, issue.slug),
        page: Math.round(share * (pages - 1)),
        pages_count: pages,
        read_at: inDays(around, -daysAgo),
      };
    });
  });
  if (values.length === 0) return;
  await around.rows
    .insertInto('comics.reading')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function loadFavourites(around: Around): Promise<void> {
  const published = new Set(publishedIssues(around).map(({ slug }) => slug));
  const values = demoReaders.flatMap(({ username, favourites = [] }) =>
    favourites
      .filter((slug) => published.has(slug))
      .map((slug, rank) => ({
        dragon_id: known(around.users, username),
        issue_id: known(around.issues, slug),
        created_at: inDays(around, -1 - rank),
      })),
  );
  if (values.length === 0) return;
  await around.rows
    .insertInto('comics.favourite')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function loadMembers({ rows, users }: Around): Promise<void> {
  const publishers = await rows.selectFrom('comics.publisher').select(['username', 'id']).execute();
  const values = demoAccounts.flatMap(({ username, publisher: name }) => {
    const publisher = publishers.find((one) => one.username === name);
    return publisher ? [{ publisher_id: publisher.id, dragon_id: known(users, username) }] : [];
  });
  if (values.length > 0) await rows.insertInto('comics.publisher_member').values(values).execute();
}

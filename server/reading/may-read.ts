import { sql } from 'kysely';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import { findRatingObstacle } from '../catalogue/may-see.ts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import type { ApiErrorCode } from '../http/api-error.ts';

/** Why a reader may not read an issue. */
export const readingFailures = [
  'ISSUE.NOT_FOUND',
  'ISSUE.UNAVAILABLE_MARKET',
  'USER.BLOCKED_CONTENT',
  'USER.AGE_UNCONFIRMED',
  'USER.NO_ACCESS',
] as const satisfies ApiErrorCode[];

export type ReadingObstacle = (typeof readingFailures)[number];

interface ReadingRuleDependencies {
  database: Database;
  ages: AgeVerifier;
}

/** The facts that the access rule depends on, for one reader and one published issue. */
export interface ReadingRights {
  parentalRating: string;
  isOffered: boolean;
  hasGuardian: boolean;
  /** The reader has a guardian and parental control is on. */
  isGuided: boolean;
  isAcquired: boolean;
  /** Free for all, or part of the reader's running subscription. */
  isIncluded: boolean;
}

/** Returns null if the viewer may read the issue. `readerId`: null for visitors. */
export async function findReadingObstacle(
  { database, ages }: ReadingRuleDependencies,
  readerId: string | null,
  issueId: string,
  now = new Date(),
): Promise<ReadingObstacle | null> {
  const { rows } = await sql<ReadingRights>`
    select ${rightsColumns(readerId, now)}
    from ${issueForReader(readerId)}
    where issue.id = ${issueId} and ${mayBeKnown(readerId, now)}
    ${prepared}
  `.execute(database);
  return rows[0] ? obstacleOf(rows[0], readerId, ages) : 'ISSUE.NOT_FOUND';
}

/** How much of an issue a viewer may read. */
type ReadingScope = 'all' | 'sample' | 'none';

/** Without the right to read, everyone may read the sample of an issue that is offered to them. Rule 68. */
export function scopeOf(obstacle: ReadingObstacle | null): ReadingScope {
  if (obstacle === null) return 'all';
  return obstacle === 'USER.NO_ACCESS' ? 'sample' : 'none';
}

/** Creates a function that applies the access rule, for services that do not know it. */
export const createReadingScopeLookup =
  (dependencies: ReadingRuleDependencies) =>
  async (readerId: string | null, issueId: string): Promise<ReadingScope> =>
    scopeOf(await findReadingObstacle(dependencies, readerId, issueId));

/**
 * The access rule: a reader may read an issue that is free for all, included in their running subscription, or acquired
 * and not expired. An expiry time equal to now has expired. Readers keep access to withdrawn issues that they acquired.
 * The age of visitors (null) is unknown here: they declare it when they open an issue.
 */
export async function obstacleOf(
  rights: ReadingRights,
  readerId: string | null,
  ages: AgeVerifier,
): Promise<ReadingObstacle | null> {
  if (!rights.isOffered && !rights.isAcquired) return 'ISSUE.UNAVAILABLE_MARKET';
  if (readerId !== null) {
    const { hasGuardian, isGuided } = rights;
    const obstacle = await findRatingObstacle(
      rights.parentalRating,
      { readerId, hasGuardian, isGuided },
      ages,
    );
    if (obstacle) return obstacle;
  }
  return rights.isAcquired || rights.isIncluded ? null : 'USER.NO_ACCESS';
}

/** The tables that `rightsColumns` reads. `sale` is the one in the reader's market, if that is not the default one. */
export const issueForReader = (readerId: string | null) => sql`
  comics.issue as issue
  left join comics.reader as reader on reader.reader_id = ${readerId}
  left join comics.issue_sale as sale on sale.issue_id = issue.id and sale.market = reader.market`;

/** The market of the reader of `issueForReader`. */
export const readerMarket = sql`coalesce(reader.market, ${sql.lit(defaultMarket)})`;

/** A column of the sale in the reader's market. Null if the issue was never on sale there. */
export const saleColumn = (name: string) =>
  sql`(case when ${readerMarket} = ${sql.lit(defaultMarket)} then issue.${sql.ref(name)} else sale.${sql.ref(name)} end)`;

/** Whether the reader may know of the issue: it is published in the default market or in theirs, or they acquired it. */
export const mayBeKnown = (readerId: string | null, now: Date) => sql`(
  issue.published_at <= ${now} or sale.published_at <= ${now} or ${isAcquired(readerId, now)}
)`;

const isOfferedToReader = (now: Date) => sql`coalesce(
  ${saleColumn('published_at')} <= ${now} and ${saleColumn('withdrawn_at')} is null
    and issue.publisher_id <> all (array(select id from comics.publisher where not is_active)),
  false
)`;

/** The columns of `ReadingRights`. */
export const rightsColumns = (readerId: string | null, now: Date) => sql`
  issue.parental_rating,
  ${isOfferedToReader(now)} as is_offered,
  reader.guardian_id is not null as has_guardian,
  coalesce(reader.guardian_id is not null and reader.has_parental_control, false) as is_guided,
  ${isAcquired(readerId, now)} as is_acquired,
  (
    coalesce(${saleColumn('is_available_for_all')}, false)
    or coalesce(${saleColumn('is_available_for_subscribers')}, false) and exists (
      select from comics.subscription as subscription
      where subscription.reader_id = ${readerId}
        and subscription.starts_at <= ${now} and subscription.expires_at > ${now}
    )
  ) as is_included`;

/** Whether a reader has bought `issue` or has a running rental of it. */
export const isAcquired = (readerId: string | null, now: Date) => sql<boolean>`exists (
  select from comics.acquisition as acquisition
  where acquisition.reader_id = ${readerId} and acquisition.issue_id = issue.id
    and (acquisition.expires_at is null or acquisition.expires_at > ${now})
)`;

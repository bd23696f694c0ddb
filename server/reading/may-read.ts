import { type RawBuilder, sql } from 'kysely';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import { findRatingObstacle } from '../catalogue/may-see.ts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { guardianSubscriptions } from '../readers/guardian-subscriptions.ts';
import { isInsideHours, type ReadingHours } from './is-inside-hours.ts';

/** Why a reader may not send what they read of an issue. */
export const readingFailures = [
  'ISSUE.NOT_FOUND',
  'ISSUE.UNAVAILABLE_MARKET',
  'USER.BLOCKED_CONTENT',
  'USER.AGE_UNCONFIRMED',
  'USER.AGE_UNVERIFIED',
  'USER.NO_ACCESS',
] as const satisfies ApiErrorCode[];

/** Why a reader may not read an issue now. */
type ReadingObstacle = (typeof readingFailures)[number] | 'USER.OUTSIDE_HOURS';

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
  /** The highest rating that the guardian set. Null if the age decides. */
  maxRating: string | null;
  /** The guardian allowed this issue. */
  isAllowed: boolean;
  /** When a guided reader may read, HH:MM. Null without a limit. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** By the reader or the guardian. */
  isAcquired: boolean;
  /** Free for all, or part of the running subscription of the reader, or of the guardian whose plan includes the reader. */
  isIncluded: boolean;
}

/** Returns null if the viewer may read the issue. `readerId`: null for visitors. */
export async function findReadingObstacle(
  { database, ages }: ReadingRuleDependencies,
  readerId: string | null,
  issueId: string,
  { now = new Date(), ignoresHours = false }: { now?: Date; ignoresHours?: boolean } = {},
): Promise<ReadingObstacle | null> {
  const { rows } = await sql<ReadingRights>`
    select ${rightsColumns(readerId, now)}
    from ${issueForReader(readerId)}
    where issue.id = ${issueId} and ${mayBeKnown(readerId, now)}
    ${prepared}
  `.execute(database);
  const [rights] = rows;
  if (!rights) return 'ISSUE.NOT_FOUND';
  return obstacleOf(ignoresHours ? { ...rights, hoursFrom: null } : rights, readerId, { ages, now });
}

/** Whether nothing has to be bought for a reader to read an issue. Ignores the rating and the hours. */
export async function hasReadingRight(
  database: Database,
  readerId: string,
  issueId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<ReadingRights>`
    select ${rightsColumns(readerId, now)}
    from ${issueForReader(readerId)}
    where issue.id = ${issueId}
  `.execute(database);
  return rows.some(({ isAcquired, isIncluded }) => isAcquired || isIncluded);
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
 * Guided readers also have the rights of their guardian, and read only within their rating and their hours. Rule 115.
 * The age of visitors (null) is unknown here: they declare it when they open an issue.
 */
export async function obstacleOf(
  rights: ReadingRights,
  readerId: string | null,
  { ages, now }: { ages: AgeVerifier; now: Date },
): Promise<ReadingObstacle | null> {
  if (!rights.isOffered && !rights.isAcquired) return 'ISSUE.UNAVAILABLE_MARKET';
  if (readerId !== null) {
    const obstacle = await findRatingObstacle(rights.parentalRating, { readerId, ...rights }, ages);
    if (obstacle) return obstacle;
    const hours = hoursOf(rights);
    if (hours && !isInsideHours(hours, now)) return 'USER.OUTSIDE_HOURS';
  }
  return rights.isAcquired || rights.isIncluded ? null : 'USER.NO_ACCESS';
}

const hoursOf = ({ hasGuardian, hoursFrom, hoursUntil }: ReadingRights): ReadingHours | null =>
  hasGuardian && hoursFrom !== null && hoursUntil !== null ? { from: hoursFrom, until: hoursUntil } : null;

/** The error for a reader whom an obstacle keeps from reading. */
export function readingError(obstacle: ReadingObstacle, rights: ReadingRights): ApiError {
  const details = obstacle === 'USER.OUTSIDE_HOURS' ? { ...hoursOf(rights) } : {};
  return new ApiError(obstacle, { details });
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
  reader.max_rating,
  reader.hours_from,
  reader.hours_until,
  exists (
    select from comics.allowed_issue as allowed
    where allowed.reader_id = ${readerId} and allowed.issue_id = issue.id
  ) as is_allowed,
  ${isAcquired(readerId, now)} as is_acquired,
  (
    coalesce(${saleColumn('is_available_for_all')}, false)
    or coalesce(${saleColumn('is_available_for_subscribers')}, false)
      and (${hasSubscription(readerId, now)} or exists ${guardianSubscriptions(now)})
  ) as is_included`;

/** Whether a reader has a running subscription. */
export const hasSubscription = (
  readerId: string | null,
  at: Date | RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from comics.subscription as subscription
  where subscription.reader_id = ${readerId}
    and subscription.starts_at <= ${at} and subscription.expires_at > ${at}
)`;

/** The reader and, for a guided account, the guardian. An array, which PostgreSQL computes once for a statement. */
export const buyersFor = (readerId: string | null) => sql`any(array(
  select ${readerId}::uuid
  union all select guardian_id from comics.reader where reader_id = ${readerId} and guardian_id is not null
))`;

/** Whether a reader or the guardian has bought `issue` or has a running rental of it. */
export const isAcquired = (readerId: string | null, now: Date) => sql<boolean>`exists (
  select from comics.acquisition as acquisition
  where acquisition.reader_id = ${buyersFor(readerId)} and acquisition.issue_id = issue.id
    and (acquisition.expires_at is null or acquisition.expires_at > ${now})
)`;

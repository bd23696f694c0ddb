import { sql } from 'kysely';
import type { AgeCheck } from '../catalogue/age-check.ts';
import { maySee } from '../catalogue/may-see.ts';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import type { RefusalCode } from '../http/refusal.ts';

/** Why a reader may not read an issue. */
export const readingFailures = [
  'ISSUE.NOT_FOUND',
  'ISSUE.UNAVAILABLE_MARKET',
  'USER.BLOCKED_CONTENT',
  'ISSUE.NOT_READABLE',
] as const satisfies RefusalCode[];

export type ReadingObstacle = (typeof readingFailures)[number];

interface ReadingRuleDependencies {
  database: Database;
  ages: AgeCheck;
}

/** What the access rule depends on, for one reader and one published issue. */
export interface Rights {
  parental_rating: string;
  is_offered: boolean;
  /** A guardian watches over the reader, and the parental settings are on. */
  is_guided: boolean;
  is_acquired: boolean;
  /** Free for all, or part of the reader's running subscription. */
  is_included: boolean;
}

/** Null if the reader may read the issue. */
export async function findReadingObstacle(
  { database, ages }: ReadingRuleDependencies,
  dragonId: string,
  issueId: string,
  now = new Date(),
): Promise<ReadingObstacle | null> {
  const { rows } = await sql<Rights>`
    select ${rightsColumns(dragonId, now)}
    from ${issueForReader(dragonId)}
    where issue.id = ${issueId} and issue.published_at <= ${now}
    ${prepared}
  `.execute(database);
  return rows[0] ? obstacleOf(rows[0], dragonId, ages) : 'ISSUE.NOT_FOUND';
}

/** Creates a function that applies the access rule, for services that do not know it. */
export const createMayRead =
  (dependencies: ReadingRuleDependencies) =>
  async (dragonId: string, issueId: string): Promise<boolean> =>
    (await findReadingObstacle(dependencies, dragonId, issueId)) === null;

/**
 * The access rule as the platform enforces it: available for all, or for subscribers with a
 * running subscription, or acquired and not expired. What expires at this very moment has expired.
 * Readers keep access to withdrawn issues that they acquired.
 */
export async function obstacleOf(
  rights: Rights,
  dragonId: string,
  ages: AgeCheck,
): Promise<ReadingObstacle | null> {
  if (!rights.is_offered && !rights.is_acquired) return 'ISSUE.UNAVAILABLE_MARKET';
  const viewer = { dragonId, isGuided: rights.is_guided };
  if (!(await maySee(rights.parental_rating, viewer, ages))) return 'USER.BLOCKED_CONTENT';
  return rights.is_acquired || rights.is_included ? null : 'ISSUE.NOT_READABLE';
}

/** The tables that `rightsColumns` reads. */
export const issueForReader = (dragonId: string) =>
  sql`comics.issue as issue left join comics.reader as reader on reader.dragon_id = ${dragonId}`;

/** The columns of `Rights`. */
export const rightsColumns = (dragonId: string, now: Date) => sql`
  issue.parental_rating,
  ${isOffered(now)} as is_offered,
  coalesce(reader.parent_dragon_id is not null and reader.has_parental_control, false) as is_guided,
  ${isAcquired(dragonId, now)} as is_acquired,
  (
    issue.is_available_for_all
    or issue.is_available_for_subscribers and exists (
      select from comics.subscription as subscription
      where subscription.dragon_id = ${dragonId}
        and subscription.starts_at <= ${now} and subscription.expires_at > ${now}
    )
  ) as is_included`;

/** Whether a reader has bought `issue` or has a running rental of it. */
export const isAcquired = (dragonId: string, now: Date) => sql<boolean>`exists (
  select from comics.acquisition as acquisition
  where acquisition.dragon_id = ${dragonId} and acquisition.issue_id = issue.id
    and (acquisition.expires_at is null or acquisition.expires_at > ${now})
)`;

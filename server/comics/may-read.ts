import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { AgeCheck } from './age-check.ts';
import { maySee } from './may-see.ts';
import { isOffered } from './offered.ts';

/** What is in the way of reading an issue. */
export type NoReading =
  | 'ISSUE.NOT_FOUND'
  | 'ISSUE.UNAVAILABLE_MARKET'
  | 'USER.BLOCKED_CONTENT'
  | 'ISSUE.NOT_READABLE';

interface Knowing {
  database: Database;
  ages: AgeCheck;
}

/**
 * The access rule (platform.md §6) as the platform enforces it: available for all, or for subscribers with a
 * running subscription, or acquired and not expired. What expires at this very moment has expired. What was
 * withdrawn is left to those who acquired it. Null: nothing is in the way.
 */
export async function whyNotRead(
  { database, ages }: Knowing,
  dragonId: string,
  issueId: string,
  now = new Date(),
): Promise<NoReading | null> {
  const issue = await findRights(database, dragonId, issueId, now);
  if (!issue) return 'ISSUE.NOT_FOUND';
  if (!issue.is_offered && !issue.is_acquired) return 'ISSUE.UNAVAILABLE_MARKET';
  const viewer = { dragonId, isGuided: issue.is_guided };
  if (!(await maySee(issue.parental_rating, viewer, ages))) return 'USER.BLOCKED_CONTENT';
  return issue.is_acquired || issue.is_included ? null : 'ISSUE.NOT_READABLE';
}

/** Everything that the rule asks of this service, in one statement: each page that is shown asks it. */
function findRights(database: Database, dragonId: string, issueId: string, now: Date) {
  return database
    .selectFrom('comics.issue as issue')
    .leftJoin('comics.reader as reader', (join) => join.on('reader.dragon_id', '=', dragonId))
    .select([
      'issue.parental_rating',
      isOffered(now).as('is_offered'),
      sql<boolean>`coalesce(reader.parent_dragon_id is not null and reader.has_parental_control, false)`.as(
        'is_guided',
      ),
      isAcquired(dragonId, now).as('is_acquired'),
      sql<boolean>`(
        issue.is_available_for_all
        or issue.is_available_for_subscribers and exists (
          select from comics.subscription as subscription
          where subscription.dragon_id = ${dragonId}
            and subscription.starts_at <= ${now} and subscription.expires_at > ${now}
        )
      )`.as('is_included'),
    ])
    .where('issue.id', '=', issueId)
    .where('issue.published_at', '<=', now)
    .executeTakeFirst();
}

/** Whether a reader has bought `issue`, or rents it still. */
export const isAcquired = (dragonId: string, now: Date) => sql<boolean>`exists (
  select from comics.acquisition as acquisition
  where acquisition.dragon_id = ${dragonId} and acquisition.issue_id = issue.id
    and (acquisition.expires_at is null or acquisition.expires_at > ${now})
)`;

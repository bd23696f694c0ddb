import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Attempt, AttemptLimit, Attempts, CountedAttempt } from './attempts.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

/** On average, one of this many counts also deletes expired rows. */
const countsPerSweep = 200;

/** `now` and `isSweeping` are for tests. */
export function openAttempts(
  database: Database,
  now: () => Date = () => new Date(),
  isSweeping: () => boolean = () => Math.random() < 1 / countsPerSweep,
): Attempts {
  return {
    async count(...attempts) {
      if (isSweeping()) await deleteExpired(database, now());
      const counted: CountedAttempt[] = [];
      for (const attempt of attempts) counted.push(await countOne(database, attempt, now()));
      return counted;
    },

    async uncount(...attempts) {
      for (const { limit, subject, ...period } of attempts) {
        await database
          .updateTable('platform.attempt')
          .set(({ eb }) => ({ count: eb('count', '-', 1) }))
          .where('keyHash', '=', hashKey(limit, subject))
          .where('endsAt', '>', now())
          .where('count', '>', 0)
          .$if('endsAt' in period, (query) => query.where('endsAt', '=', (period as CountedAttempt).endsAt))
          .execute();
      }
    },
  };
}

/** A single statement, so concurrent requests on all machines together cannot exceed the limit. */
async function countOne(database: Database, { limit, subject }: Attempt, now: Date): Promise<CountedAttempt> {
  const keyHash = hashKey(limit, subject);
  const hasExpired = sql<boolean>`attempt.ends_at <= ${now}`;
  const counted = await database
    .insertInto('platform.attempt')
    .values({ keyHash, count: 1, endsAt: new Date(now.getTime() + limit.periodMs) })
    .onConflict((conflict) =>
      conflict
        .column('keyHash')
        .doUpdateSet({
          count: sql`case when ${hasExpired} then 1 else attempt.count + 1 end`,
          endsAt: sql`case when ${hasExpired} or ${limit.restartsPeriod === true} then excluded.ends_at else attempt.ends_at end`,
        })
        .where(({ or }) => or([hasExpired, sql<boolean>`attempt.count < ${limit.maxCount}`])),
    )
    .returning(['endsAt', 'count'])
    .executeTakeFirst();
  if (counted) return { limit, subject, endsAt: counted.endsAt, isLast: counted.count >= limit.maxCount };
  const row = await database
    .selectFrom('platform.attempt')
    .select('endsAt')
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  throw tooManyAttempts(limit, (row?.endsAt ?? now).getTime() - now.getTime());
}

/** Skips rows that another request has locked. */
async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('platform.attempt')
    .where('keyHash', 'in', (expired) =>
      expired
        .selectFrom('platform.attempt')
        .select('keyHash')
        .where('endsAt', '<=', now)
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

const hashKey = ({ name }: AttemptLimit, subject: string) =>
  createHash('sha256').update(`${name}\0${subject}`).digest('hex');

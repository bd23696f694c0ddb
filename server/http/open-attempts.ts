import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Attempt, Attempts, CountedAttempt, Limit } from './attempts.ts';
import { Refusal } from './refusal.ts';

const minute = 60_000;

/** Of so many counts, one also removes what has run out. */
const sweepEvery = 200;

/** `now` and `isSweeping` are for tests. */
export function openAttempts(
  database: Database,
  now: () => Date = () => new Date(),
  isSweeping: () => boolean = () => Math.random() < 1 / sweepEvery,
): Attempts {
  return {
    async count(...tried) {
      if (isSweeping()) await sweep(database, now());
      const counted: CountedAttempt[] = [];
      for (const attempt of tried) counted.push(await countOne(database, attempt, now()));
      return counted;
    },

    async forget(...tried) {
      for (const { limit, subject, ...period } of tried) {
        await database
          .updateTable('platform.attempt')
          .set(({ eb }) => ({ count: eb('count', '-', 1) }))
          .where('keyHash', '=', keyOf(limit, subject))
          .where('endsAt', '>', now())
          .where('count', '>', 0)
          .$if('endsAt' in period, (query) => query.where('endsAt', '=', (period as CountedAttempt).endsAt))
          .execute();
      }
    },
  };
}

/** One statement, so that of many at once, on whichever machine, no more than the limit come through. */
async function countOne(database: Database, { limit, subject }: Attempt, now: Date): Promise<CountedAttempt> {
  const keyHash = keyOf(limit, subject);
  const isOver = sql<boolean>`attempt.ends_at <= ${now}`;
  const counted = await database
    .insertInto('platform.attempt')
    .values({ keyHash, count: 1, endsAt: new Date(now.getTime() + limit.milliseconds) })
    .onConflict((conflict) =>
      conflict
        .column('keyHash')
        .doUpdateSet({
          count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
          endsAt: sql`case when ${isOver} or ${limit.isFromLast === true} then excluded.ends_at else attempt.ends_at end`,
        })
        .where(({ or }) => or([isOver, sql<boolean>`attempt.count < ${limit.most}`])),
    )
    .returning('endsAt')
    .executeTakeFirst();
  if (counted) return { limit, subject, endsAt: counted.endsAt };
  const row = await database
    .selectFrom('platform.attempt')
    .select('endsAt')
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  throw tooMany(limit, (row?.endsAt ?? now).getTime() - now.getTime());
}

/** Never waits for a row that somebody counts on. */
async function sweep(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('platform.attempt')
    .where('keyHash', 'in', (gone) =>
      gone
        .selectFrom('platform.attempt')
        .select('keyHash')
        .where('endsAt', '<=', now)
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

const keyOf = ({ name }: Limit, subject: string) =>
  createHash('sha256').update(`${name}\0${subject}`).digest('hex');

function tooMany({ refusal }: Limit, wait: number): Refusal {
  return new Refusal(refusal, {
    details: { minutes: String(Math.max(1, Math.ceil(wait / minute))) },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) },
  });
}

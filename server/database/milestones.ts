import type { Database } from './database.ts';

export async function hasReached(database: Database, milestone: string): Promise<boolean> {
  const row = await database
    .selectFrom('platform.milestone')
    .select('name')
    .where('name', '=', milestone)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markReached(database: Database, milestone: string): Promise<void> {
  await database
    .insertInto('platform.milestone')
    .values({ name: milestone })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { Database } from '../database/database.ts';

/**
 * The access rule (platform.md §6) as the platform enforces it: available for all, or for subscribers with a
 * running subscription, or acquired and not expired. What expires at this very moment has expired.
 */
export async function mayRead(
  database: Database,
  dragonId: string,
  issueId: string,
  now = new Date(),
): Promise<boolean> {
  const row = await database
    .selectFrom('comics.issue as issue')
    .select('issue.id')
    .where('issue.id', '=', issueId)
    .where((where) =>
      where.or([
        where('issue.is_available_for_all', '=', true),
        where.and([
          where('issue.is_available_for_subscribers', '=', true),
          where.exists(
            where
              .selectFrom('comics.subscription as subscription')
              .select('subscription.id')
              .where('subscription.dragon_id', '=', dragonId)
              .where('subscription.starts_at', '<=', now)
              .where('subscription.expires_at', '>', now),
          ),
        ]),
        where.exists(
          where
            .selectFrom('comics.acquisition as acquisition')
            .select('acquisition.id')
            .where('acquisition.dragon_id', '=', dragonId)
            .whereRef('acquisition.issue_id', '=', 'issue.id')
            .where((running) =>
              running.or([
                running('acquisition.expires_at', 'is', null),
                running('acquisition.expires_at', '>', now),
              ]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

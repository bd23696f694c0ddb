import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { Closed, Identifier, Instant, Nullable } from '../http/schema-types.ts';
import { guardianSubscriptions } from './guardian-subscriptions.ts';

/** What a guided account may read by right of its guardian, beyond its own rights. */
export const GuardianRights = Closed(
  {
    subscription: Nullable(Closed({ externalId: Identifier, expiresAt: Instant }), {
      description:
        'The running subscription of the guardian. Null if its plan does not include this account.',
    }),
    acquisitions: Type.Array(
      Closed({ externalId: Identifier, slug: Type.String(), expiresAt: Nullable(Instant) }),
      { description: 'Issues that the guardian has bought or rents now, without those rated +18.' },
    ),
    allowedIssueIds: Type.Array(Identifier, {
      description: 'Issues above the rating of the account that the guardian allowed.',
    }),
  },
  { title: 'GuardianRights' },
);

/** `readerId`: the guided account. */
export async function findGuardianRights(
  database: Database,
  { readerId, guardianId }: { readerId: string; guardianId: string },
  now: Date,
): Promise<Static<typeof GuardianRights>> {
  const {
    rows: [subscription],
  } = await sql<{ id: string; expiresAt: Date }>`
    select running.id, running.expires_at
    from comics.reader as reader cross join lateral ${guardianSubscriptions(now)} as running
    where reader.reader_id = ${readerId}
    order by running.expires_at desc limit 1
  `.execute(database);
  const acquisitions = await database
    .selectFrom('comics.acquisition as acquisition')
    .innerJoin('comics.issue as issue', 'issue.id', 'acquisition.issueId')
    .select(['issue.id', 'issue.slug', 'acquisition.expiresAt'])
    .where('acquisition.readerId', '=', guardianId)
    // A child does not learn which issues for adults its guardian has. Rule 8.
    .where('issue.parentalRating', '<>', '+18')
    .where(sql<boolean>`(acquisition.expires_at is null or acquisition.expires_at > ${now})`)
    .execute();
  const allowed = await database
    .selectFrom('comics.allowed_issue')
    .select('issueId')
    .where('readerId', '=', readerId)
    .execute();
  return {
    subscription: subscription
      ? { externalId: subscription.id, expiresAt: subscription.expiresAt.toISOString() }
      : null,
    acquisitions: acquisitions.map(({ id, slug, expiresAt }) => ({
      externalId: id,
      slug,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    allowedIssueIds: allowed.map(({ issueId }) => issueId),
  };
}

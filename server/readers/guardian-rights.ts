import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { Closed, Identifier, Instant, Nullable } from '../http/schema-types.ts';
import { isIncludedInPlan } from './guided-accounts-of-plan.ts';

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
  const subscription = await database
    .selectFrom('comics.subscription as running')
    .innerJoin('comics.reader as reader', 'reader.guardianId', 'running.readerId')
    .select(['running.id', 'running.expiresAt'])
    .where('reader.readerId', '=', readerId)
    .where('running.startsAt', '<=', now)
    .where('running.expiresAt', '>', now)
    .innerJoin('comics.plan as plan', 'plan.id', 'running.planId')
    .where(isIncludedInPlan)
    .orderBy('running.expiresAt', 'desc')
    .executeTakeFirst();
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

import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { PlanAnswer } from './plan-schemas.ts';

type PlanRow = Awaited<ReturnType<ReturnType<typeof planQuery>['execute']>>[number];

/** Plans with their texts in `language`, or in another language if there is none. */
export function planQuery(database: Database, language: string) {
  return database
    .selectFrom('comics.plan as plan')
    .innerJoinLateral(
      (builder) => textOfPlan(builder, language).as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'plan.id',
      'plan.slug',
      'plan.provider',
      'plan.guidedAccountsCount',
      'text.name',
      'text.description',
      'text.features',
    ]);
}

function textOfPlan(
  builder: ExpressionBuilder<Tables & { plan: Tables['comics.plan'] }, 'plan'>,
  language: string,
) {
  return builder
    .selectFrom('comics.plan_text as text')
    .select(['text.name', 'text.description', 'text.features'])
    .whereRef('text.planId', '=', 'plan.id')
    .orderBy(sql`text.language = ${language}`, 'desc')
    .orderBy('text.language', 'desc')
    .limit(1);
}

export function toPlan({
  id,
  slug,
  name,
  description,
  features,
  provider,
  guidedAccountsCount,
}: PlanRow): PlanAnswer {
  return { externalId: id, slug, name, description, features, guidedAccountsCount, provider };
}

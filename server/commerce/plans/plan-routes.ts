import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import type { CommerceService } from '../service.ts';
import { planQuery, toPlan } from './plan-query.ts';
import { OfferedPlan, type PlanCycle } from './plan-schemas.ts';

export function planRoutes(app: App, { database, sendPublicAnswer }: CommerceService): void {
  app.get(
    '/plan',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listPlans',
        summary: "The plans that are sold in the viewer's market, each with its periods, the shortest first.",
        tags: ['plan'],
        response: { 200: Type.Array(OfferedPlan) },
      },
    },
    (request, reply) => {
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { language }, async (market) => {
        const rows = await planQuery(database, language)
          .select((builder) =>
            jsonArrayFrom(
              builder
                .selectFrom('comics.plan_merchandise as merchandise')
                .select(({ ref }) => [
                  'merchandise.id as merchandiseExternalId',
                  ref('merchandise.cycleDays').$castTo<PlanCycle>().as('cycleDurationInDays'),
                  'merchandise.price',
                  'merchandise.currency',
                ])
                .whereRef('merchandise.planId', '=', 'plan.id')
                .where('merchandise.market', '=', market)
                .where('merchandise.removedAt', 'is', null)
                .orderBy('merchandise.cycleDays'),
            ).as('merchandises'),
          )
          .orderBy('plan.position')
          .orderBy('plan.id')
          .execute();
        return rows
          .filter(({ merchandises }) => merchandises.length > 0)
          .map(({ merchandises, ...plan }) => ({ ...toPlan(plan), merchandises }));
      });
    },
  );
}

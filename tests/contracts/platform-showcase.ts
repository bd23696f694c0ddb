import type { Database } from '../../server/database/database.ts';
import { addBanner, addPlan } from '../integration/support/seed.ts';
import { sampleBanner, samplePlan } from './contract-environment.ts';

/** Adds the plan and the banner to the database, because no route can do that yet. */
export async function seedShowcase(database: Database): Promise<void> {
  const { slug, name, guidedAccountsCount } = samplePlan;
  const planId = await addPlan(database, slug, { 'pt-br': name }, guidedAccountsCount);
  await database
    .insertInto('comics.plan_merchandise')
    .values(
      samplePlan.periods.map(({ days, price }) => ({
        planId,
        market: 'brazil',
        cycleDays: days,
        price,
        currency: 'BRL',
      })),
    )
    .execute();

  const { link, title } = sampleBanner;
  await addBanner(database, link, { titles: { 'pt-br': title } });
}

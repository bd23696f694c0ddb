import type { Database } from '../../server/database/database.ts';
import { addImage, addPlan } from '../integration/support/seed.ts';
import { bannerOfAll, planOfAll } from './world.ts';

/** Puts the plan and the banner of every world into the platform's database: no route does that yet. */
export async function dressWindow(database: Database): Promise<void> {
  const planId = await addPlan(database, planOfAll.slug, { 'pt-br': planOfAll.name });
  await database
    .insertInto('comics.plan_merchandise')
    .values(
      planOfAll.periods.map(({ days, price }) => ({
        planId,
        market: 'brazil',
        cycleDays: days,
        price,
        currency: 'BRL',
      })),
    )
    .execute();

  const { link, title } = bannerOfAll;
  const { id } = await database
    .insertInto('comics.banner')
    .values({ position: 0, link, picture: await addImage(database) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('comics.banner_text')
    .values({ bannerId: id, language: 'pt-br', title, text: `${title}!` })
    .execute();
}

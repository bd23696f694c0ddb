import { randomUUID } from 'node:crypto';
import { offerKey } from './insert-offers.ts';
import type { Cards } from './insert-readers.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedShop } from './insert-shop.ts';
import { inDays, requireEntry, type SeedContext } from './seed-context.ts';

/** A period of a subscription that an order pays. */
export interface Period {
  subscriptionId: string;
  coversFrom: Date;
  isRenewal: boolean;
}

/** The periods of each reader's subscriptions in order, by username. */
export type Periods = ReadonlyMap<string, readonly Period[]>;

export async function insertSubscriptions(
  context: SeedContext,
  { plans, offers }: SeedShop,
  cards: Cards,
): Promise<Periods> {
  const inserted = context.content.readers.flatMap(({ username, subscriptions = [] }) =>
    subscriptions.map(({ plan, cycleDays, startsInDays, endsInDays, renewsOnCard }) => {
      const row = {
        id: randomUUID(),
        readerId: requireEntry(context.users, username),
        planId: requireEntry(plans, plan),
        startsAt: inDays(context, startsInDays),
        expiresAt: inDays(context, endsInDays),
        cycleDays,
        hasAutoRenewal: renewsOnCard !== undefined,
        merchandiseId: offers.get(offerKey(plan, cycleDays))?.id ?? null,
        cardId: renewsOnCard === undefined ? null : (cards.get(username)?.[renewsOnCard] ?? null),
      };
      const count = Math.round((endsInDays - startsInDays) / cycleDays);
      const periods = Array.from({ length: count }, (_, index) => ({
        subscriptionId: row.id,
        coversFrom: inDays(context, startsInDays + index * cycleDays),
        isRenewal: index > 0,
      }));
      return { username, row, periods };
    }),
  );
  await insertRows(
    context.trx,
    'comics.subscription',
    inserted.map(({ row }) => row),
  );
  const ofReaders = Map.groupBy(inserted, ({ username }) => username);
  return new Map([...ofReaders].map(([username, own]) => [username, own.flatMap(({ periods }) => periods)]));
}

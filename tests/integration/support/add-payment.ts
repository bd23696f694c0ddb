import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database/database.ts';
import { addPlan, addReader } from './seed.ts';
import { addOffer } from './subscriber.ts';

interface Payment {
  /** Cents. */
  price: number;
  paidAt: Date;
  readerId?: string;
  currency?: string;
}

/** Adds a paid order of an issue. Returns its id. */
export async function addSale(
  database: Database,
  { issueId, kind = 'purchase', ...payment }: Payment & { issueId: string; kind?: 'purchase' | 'rent' },
): Promise<string> {
  const { id: merchandiseId } = await database
    .insertInto('comics.merchandise')
    .values({
      issueId,
      kind,
      price: payment.price,
      currency: payment.currency ?? 'BRL',
      market: 'brazil',
      paymentMethods: null,
      removedAt: payment.paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return addPaidOrder(database, payment, { merchandiseId });
}

/** Adds a paid subscription of 30 days. Returns the id of its order. */
export async function addPaidSubscription(database: Database, payment: Payment): Promise<string> {
  const planMerchandiseId = await addOffer(database, await addPlan(database, randomUUID()), payment.price);
  return addPaidOrder(database, payment, { planMerchandiseId });
}

/** Adds a paid order of credits that are worth less than their price. Returns its id. */
export const addPaidCredits = (database: Database, { credits, ...payment }: Payment & { credits: number }) =>
  addPaidOrder(database, payment, { credits });

async function addPaidOrder(
  database: Database,
  { price, paidAt, readerId = randomUUID(), currency = 'BRL' }: Payment,
  product: { merchandiseId?: string; planMerchandiseId?: string; credits?: number },
): Promise<string> {
  await addReader(database, readerId);
  const { id } = await database
    .insertInto('comics.transaction')
    .values({
      readerId,
      ...product,
      credits: product.credits ?? null,
      method: 'paypal',
      status: 'paid',
      price,
      currency,
      createdAt: paidAt,
      paidAt,
      coversFrom: product.planMerchandiseId ? paidAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database/database.ts';
import { addPlan, addReader } from './seed.ts';

const day = 24 * 60 * 60 * 1000;

export interface Subscriber {
  dragonId: string;
  card: string;
  plan: string;
  merchandise: string;
  subscription: string;
}

interface Told {
  expiresAt: Date;
  dragonId?: string;
  /** Of the merchandise that it is renewed as: cents. */
  price?: number;
  /** In which the card expires. */
  cardYear?: number;
}

/** A reader with a card, whose subscription of 30 days is renewed by it until they end that. */
export async function addSubscriber(
  database: Database,
  { expiresAt, dragonId = randomUUID(), price = 1990, cardYear = 2090 }: Told,
): Promise<Subscriber> {
  await addReader(database, dragonId);
  const card = await addCard(database, dragonId, cardYear);
  const plan = await addPlan(database, randomUUID());
  const merchandise = await addOffer(database, plan, price);
  const { id: subscription } = await database
    .insertInto('comics.subscription')
    .values({
      dragon_id: dragonId,
      plan_id: plan,
      starts_at: new Date(expiresAt.getTime() - 30 * day),
      expires_at: expiresAt,
      cycle_days: 30,
      has_auto_renewal: true,
      merchandise_id: merchandise,
      card_id: card,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { dragonId, card, plan, merchandise, subscription };
}

export async function addCard(database: Database, dragonId: string, expirationYear = 2090): Promise<string> {
  const { id } = await database
    .insertInto('comics.payment_card')
    .values({
      dragon_id: dragonId,
      token: randomUUID(),
      brand: 'visa',
      last_four_digits: '4242',
      holder_name: 'ANA LIMA',
      expiration_month: 1,
      expiration_year: expirationYear,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A plan for 30 days. */
export async function addOffer(database: Database, plan: string, price = 1990): Promise<string> {
  const { id } = await database
    .insertInto('comics.plan_merchandise')
    .values({ plan_id: plan, market: 'brazil', cycle_days: 30, price, currency: 'BRL' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Waiting {
  dragonId: string;
  method: 'credit_card' | 'pix' | 'paypal';
  createdAt: Date;
  /** Of Pix. */
  expiresAt?: Date;
}

/** An order of credits for the wallet that nobody has paid yet. */
export async function addWaitingOrder(
  database: Database,
  { dragonId, method, createdAt, expiresAt }: Waiting,
): Promise<string> {
  await addReader(database, dragonId);
  const { id } = await database
    .insertInto('comics.transaction')
    .values({
      dragon_id: dragonId,
      credits: 2000,
      method,
      status: 'waiting',
      price: 2000,
      currency: 'BRL',
      pix_code: method === 'pix' ? 'a code' : null,
      pix_expires_at: expiresAt ?? null,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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
      readerId: dragonId,
      planId: plan,
      startsAt: new Date(expiresAt.getTime() - 30 * day),
      expiresAt,
      cycleDays: 30,
      hasAutoRenewal: true,
      merchandiseId: merchandise,
      cardId: card,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { dragonId, card, plan, merchandise, subscription };
}

export async function addCard(database: Database, dragonId: string, expirationYear = 2090): Promise<string> {
  const { id } = await database
    .insertInto('comics.payment_card')
    .values({
      readerId: dragonId,
      token: randomUUID(),
      brand: 'visa',
      lastFourDigits: '4242',
      holderName: 'ANA LIMA',
      expirationMonth: 1,
      expirationYear,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A plan for 30 days. */
export async function addOffer(database: Database, plan: string, price = 1990): Promise<string> {
  const { id } = await database
    .insertInto('comics.plan_merchandise')
    .values({ planId: plan, market: 'brazil', cycleDays: 30, price, currency: 'BRL' })
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
      readerId: dragonId,
      credits: 2000,
      method,
      status: 'waiting',
      price: 2000,
      currency: 'BRL',
      pixCode: method === 'pix' ? 'a code' : null,
      pixExpiresAt: expiresAt ?? null,
      createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

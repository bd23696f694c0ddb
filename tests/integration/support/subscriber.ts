import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database/database.ts';
import { addPlan, addReader } from './seed.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface Subscriber {
  readerId: string;
  card: string;
  plan: string;
  merchandise: string;
  subscription: string;
}

interface SubscriberOptions {
  expiresAt: Date;
  readerId?: string;
  /** The price of a renewal, in cents. */
  price?: number;
  /** The year in which the card expires. */
  cardYear?: number;
}

/** Adds a reader whose subscription of 30 days is renewed with a card. */
export async function addSubscriber(
  database: Database,
  { expiresAt, readerId = randomUUID(), price = 1990, cardYear = 2090 }: SubscriberOptions,
): Promise<Subscriber> {
  await addReader(database, readerId);
  const card = await addCard(database, readerId, cardYear);
  const plan = await addPlan(database, randomUUID());
  const merchandise = await addOffer(database, plan, price);
  const { id: subscription } = await database
    .insertInto('comics.subscription')
    .values({
      readerId,
      planId: plan,
      startsAt: new Date(expiresAt.getTime() - 30 * dayMs),
      expiresAt,
      cycleDays: 30,
      hasAutoRenewal: true,
      merchandiseId: merchandise,
      cardId: card,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { readerId, card, plan, merchandise, subscription };
}

export async function addCard(database: Database, readerId: string, expirationYear = 2090): Promise<string> {
  const { id } = await database
    .insertInto('comics.payment_card')
    .values({
      readerId,
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

/** Adds a price of a plan for 30 days. */
export async function addOffer(database: Database, plan: string, price = 1990): Promise<string> {
  const { id } = await database
    .insertInto('comics.plan_merchandise')
    .values({ planId: plan, market: 'brazil', cycleDays: 30, price, currency: 'BRL' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface WaitingOrder {
  readerId: string;
  method: 'credit_card' | 'pix' | 'paypal';
  createdAt: Date;
  /** Only for Pix. */
  expiresAt?: Date;
}

/** Adds an unpaid order of wallet credits. */
export async function addWaitingOrder(
  database: Database,
  { readerId, method, createdAt, expiresAt }: WaitingOrder,
): Promise<string> {
  await addReader(database, readerId);
  const { id } = await database
    .insertInto('comics.transaction')
    .values({
      readerId,
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

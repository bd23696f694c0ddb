import type { Database } from '../../server/database/database.ts';
import { addIssue, addPlan } from '../integration/support/seed.ts';

const createId = (firstDigit: string, index: number) =>
  `${firstDigit}0000000-0000-4000-8000-00000000000${index}`;

/** A shop with few products, so that orders conflict often. Prices are in cents. */
export interface ModelShop {
  readers: string[];
  products: ModelProduct[];
}

/** A product, and what it grants. */
export type ModelProduct =
  | { name: string; type: 'plan'; plan: string; merchandise: string; days: number; price: number }
  | { name: string; type: 'comic'; issue: string; merchandise: string; days: number | null; price: number }
  | { name: string; type: 'credits'; credits: number; price: number };

export const readers = [0, 1, 2].map((index) => createId('a', index));

/** The only reader who can pay by the bill of an operator. */
export const operatorCustomer = readers[2] as string;

/** The time at which every scenario starts, in milliseconds. */
export const openingTime = Date.parse('2026-06-01T12:00:00Z');

/** Creates the products, which scenarios do not change. */
export async function createShop(database: Database): Promise<ModelShop> {
  const products: ModelProduct[] = [
    { name: '1000 credits', type: 'credits', credits: 1000, price: 1000 },
    { name: '2500 credits', type: 'credits', credits: 2500, price: 2400 },
  ];
  const plans = [
    {
      slug: 'leitor',
      merchandises: [
        { days: 30, price: 1990 },
        { days: 90, price: 4990 },
      ],
    },
    { slug: 'mestre', merchandises: [{ days: 30, price: 2990 }] },
  ];
  for (const { slug, merchandises } of plans) {
    const plan = await addPlan(database, slug);
    for (const { days, price } of merchandises) {
      const { id: merchandise } = await database
        .insertInto('comics.plan_merchandise')
        .values({
          planId: plan,
          market: 'brazil',
          cycleDays: days,
          price,
          currency: 'BRL',
          paymentMethods: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      products.push({ name: `${slug} ${days}`, type: 'plan', plan, merchandise, days, price });
    }
  }
  const comics = [
    {
      slug: 'um',
      merchandises: [
        { days: null, price: 990 },
        { days: 7, price: 391 },
      ],
    },
    {
      slug: 'dois',
      merchandises: [
        { days: null, price: 1490 },
        { days: 3, price: 290 },
      ],
    },
  ];
  for (const { slug, merchandises } of comics) {
    const issue = await addIssue(database, {
      slug,
      publishedAt: new Date(openingTime - 1000),
      isAvailableForAll: false,
    });
    for (const { days, price } of merchandises) {
      const kind = days === null ? ('purchase' as const) : ('rent' as const);
      const { id: merchandise } = await database
        .insertInto('comics.merchandise')
        .values({ issueId: issue, kind, price, currency: 'BRL', paymentMethods: null, rentalDays: days })
        .returning('id')
        .executeTakeFirstOrThrow();
      products.push({ name: `${kind} ${slug}`, type: 'comic', issue, merchandise, days, price });
    }
  }
  await database
    .insertInto('comics.credit_offer')
    .values([
      { market: 'brazil', credits: 1000, price: 1000, currency: 'BRL' },
      { market: 'brazil', credits: 2500, price: 2400, currency: 'BRL' },
    ])
    .execute();
  return { readers, products };
}

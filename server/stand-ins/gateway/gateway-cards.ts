import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TokenizedCard } from '../../commerce/payments/payment-gateway.ts';
import type { Charges } from './gateway-charges.ts';

/** What a card of the stand-in does when it is to pay. `funds`: declined for want of them. */
export type CardBehaviour = 'approve' | 'decline' | 'funds' | 'delay';

/** Milliseconds that a token of the tokenizer can be used in. */
const lifetime = 10 * 60_000;

const oncePrefix = 'once_';
const lastingPrefix = 'card_';

const newToken = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`;

interface Tokenized {
  behaviour: CardBehaviour;
  brand: string;
  lastFourDigits: string;
}

/** A token that is good for one use, soon. */
export async function makeOnceToken({ database, now }: Charges, card: Tokenized): Promise<string> {
  const token = newToken(oncePrefix);
  await database
    .deleteFrom('thirdparty.card_token')
    .where('token', 'like', `${oncePrefix.replace('_', '\\_')}%`)
    .where('createdAt', '<=', new Date(now().getTime() - lifetime))
    .execute();
  await database
    .insertInto('thirdparty.card_token')
    .values({
      token,
      behaviour: card.behaviour,
      brand: card.brand,
      lastFourDigits: card.lastFourDigits,
      createdAt: now(),
    })
    .execute();
  return token;
}

/** A token that pays often in place of one that pays once: in one statement, so that of many at once one gets it. */
export async function exchangeToken(
  { database, now }: Charges,
  { token, brand, lastFourDigits }: TokenizedCard,
): Promise<string | null> {
  if (!token.startsWith(oncePrefix)) return null;
  const lasting = newToken(lastingPrefix);
  const exchanged = await database
    .with('used', (rows) =>
      rows.deleteFrom('thirdparty.card_token').where('token', '=', token).returningAll(),
    )
    .insertInto('thirdparty.card_token')
    .columns(['token', 'behaviour', 'brand', 'lastFourDigits', 'createdAt'])
    .expression(({ selectFrom }) =>
      selectFrom('used')
        .select([
          sql<string>`${lasting}::text`.as('token'),
          'behaviour',
          'brand',
          'lastFourDigits',
          sql<Date>`${now()}::timestamptz`.as('createdAt'),
        ])
        .where('brand', '=', brand)
        .where('lastFourDigits', '=', lastFourDigits)
        .where('createdAt', '>', new Date(now().getTime() - lifetime)),
    )
    .returning('token')
    .executeTakeFirst();
  return exchanged?.token ?? null;
}

/** A token for a card that another tokenizer answers for: it is approved. */
export async function trustToken(
  { database, now }: Charges,
  { brand, lastFourDigits }: TokenizedCard,
): Promise<string> {
  const token = newToken(lastingPrefix);
  const row = { token, behaviour: 'approve', brand, lastFourDigits, createdAt: now() };
  await database.insertInto('thirdparty.card_token').values(row).execute();
  return token;
}

/** What was forgotten pays nothing; what was never made here, such as the cards of the demo, is approved. */
export async function behaviourOf({ database }: Charges, token: string): Promise<CardBehaviour> {
  const card = await database
    .selectFrom('thirdparty.card_token')
    .select('behaviour')
    .where('token', '=', token)
    .executeTakeFirst();
  if (card) return card.behaviour as CardBehaviour;
  return token.startsWith(lastingPrefix) ? 'decline' : 'approve';
}

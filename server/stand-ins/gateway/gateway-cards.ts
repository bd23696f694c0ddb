import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TokenizedCard } from '../../commerce/payments/payment-gateway.ts';
import type { ChargeStore } from './gateway-charges.ts';

/** How a test card reacts to a charge. `funds`: declined because of insufficient funds; `dispute`: approved, then charged back. */
export type CardBehaviour = 'approve' | 'decline' | 'funds' | 'delay' | 'dispute';

const singleUseLifetimeMs = 10 * 60_000;

const singleUsePrefix = 'once_';
const permanentPrefix = 'card_';

const generateToken = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`;

interface TokenizedTestCard {
  behaviour: CardBehaviour;
  brand: string;
  lastFourDigits: string;
}

/** Creates a single-use token, which expires soon. */
export async function createSingleUseToken(
  { database, now }: ChargeStore,
  card: TokenizedTestCard,
): Promise<string> {
  const token = generateToken(singleUsePrefix);
  await database
    .deleteFrom('thirdparty.card_token')
    .where('token', 'like', `${singleUsePrefix.replace('_', '\\_')}%`)
    .where('createdAt', '<=', new Date(now().getTime() - singleUseLifetimeMs))
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

/** Exchanges a single-use token for a permanent one, in one statement so that only one of several callers succeeds. */
export async function exchangeToken(
  { database, now }: ChargeStore,
  { token, brand, lastFourDigits }: TokenizedCard,
): Promise<string | null> {
  if (!token.startsWith(singleUsePrefix)) return null;
  const permanentToken = generateToken(permanentPrefix);
  const exchanged = await database
    .with('used', (query) =>
      query.deleteFrom('thirdparty.card_token').where('token', '=', token).returningAll(),
    )
    .insertInto('thirdparty.card_token')
    .columns(['token', 'behaviour', 'brand', 'lastFourDigits', 'createdAt'])
    .expression(({ selectFrom }) =>
      selectFrom('used')
        .select([
          sql<string>`${permanentToken}::text`.as('token'),
          'behaviour',
          'brand',
          'lastFourDigits',
          sql<Date>`${now()}::timestamptz`.as('createdAt'),
        ])
        .where('brand', '=', brand)
        .where('lastFourDigits', '=', lastFourDigits)
        .where('createdAt', '>', new Date(now().getTime() - singleUseLifetimeMs)),
    )
    .returning('token')
    .executeTakeFirst();
  return exchanged?.token ?? null;
}

/** Creates a permanent token for a card of an external tokenizer. Its charges are approved. */
export async function createTrustedToken(
  { database, now }: ChargeStore,
  { brand, lastFourDigits }: TokenizedCard,
): Promise<string> {
  const token = generateToken(permanentPrefix);
  const row = { token, behaviour: 'approve', brand, lastFourDigits, createdAt: now() };
  await database.insertInto('thirdparty.card_token').values(row).execute();
  return token;
}

/** Removed tokens are declined. Tokens from elsewhere, such as those of the demo's cards, are approved. */
export async function behaviourOf({ database }: ChargeStore, token: string): Promise<CardBehaviour> {
  const card = await database
    .selectFrom('thirdparty.card_token')
    .select('behaviour')
    .where('token', '=', token)
    .executeTakeFirst();
  if (card) return card.behaviour as CardBehaviour;
  return token.startsWith(permanentPrefix) ? 'decline' : 'approve';
}

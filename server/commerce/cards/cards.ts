import type { Selectable } from 'kysely';
import type { PaymentCardTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { findOwnBuyer } from '../buyer.ts';
import { hasExpired } from './card-expiry.ts';
import type { CardName, PaymentCard } from './card-schemas.ts';

type Reading = Pick<Database, 'selectFrom'>;
export type CardRow = Selectable<PaymentCardTable>;

/** What the gateway should have done with a card and did not; why is for whoever runs the newsstand. */
export class CardGatewayFailed extends Refusal {
  constructor(code: RefusalCode, cause: unknown) {
    super(code);
    this.cause = cause;
  }
}

/** Throws CardGatewayFailed where the gateway fails. */
export async function askOfCard<Answer>(code: RefusalCode, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new CardGatewayFailed(code, error);
  }
}

/** The oldest first. */
export async function listCards(database: Database, dragonId: string): Promise<PaymentCard[]> {
  await findOwnBuyer(database, dragonId);
  const rows = await cardQuery(database, dragonId).orderBy('card.created_at').orderBy('card.id').execute();
  return rows.map(toCard);
}

export async function findCard(
  rows: Reading,
  dragonId: string,
  { brand, lastFourDigits }: CardName,
): Promise<CardRow | undefined> {
  return rows
    .selectFrom('comics.payment_card')
    .selectAll()
    .where('dragon_id', '=', dragonId)
    .where('brand', '=', brand)
    .where('last_four_digits', '=', lastFourDigits)
    .executeTakeFirst();
}

/** One of the reader's own that pays: PAYMENT_CARD.INVALID for every other, and for one that has expired. */
export async function goodCard(rows: Reading, dragonId: string, name: CardName, now: Date): Promise<CardRow> {
  const card = await findCard(rows, dragonId, name);
  if (!card || hasExpired(card, now)) throw new Refusal('PAYMENT_CARD.INVALID');
  return card;
}

/** A card that is kept, as its owner sees it. */
export async function cardNamed(rows: Reading, dragonId: string, name: CardName): Promise<PaymentCard> {
  const row = await cardQuery(rows, dragonId)
    .where('card.brand', '=', name.brand)
    .where('card.last_four_digits', '=', name.lastFourDigits)
    .executeTakeFirstOrThrow();
  return toCard(row);
}

/** Nothing that pays: its token stays on the platform. */
const cardQuery = (rows: Reading, dragonId: string) =>
  rows
    .selectFrom('comics.payment_card as card')
    .select([
      'card.brand',
      'card.last_four_digits',
      'card.holder_name',
      'card.expiration_month',
      'card.expiration_year',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('comics.subscription as subscription')
          .select('subscription.id')
          .whereRef('subscription.card_id', '=', 'card.id')
          .where('subscription.has_auto_renewal', '=', true),
      ).as('pays_subscription'),
    )
    .where('card.dragon_id', '=', dragonId);

const toCard = (
  row: Pick<
    CardRow,
    'brand' | 'last_four_digits' | 'holder_name' | 'expiration_month' | 'expiration_year'
  > & {
    pays_subscription: unknown;
  },
): PaymentCard => ({
  brand: row.brand,
  lastFourDigits: row.last_four_digits,
  holderName: row.holder_name,
  expirationMonth: row.expiration_month,
  expirationYear: row.expiration_year,
  paysSubscription: row.pays_subscription === true,
});

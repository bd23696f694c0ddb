import type { Limit } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { findOwnBuyer, lockOwnBuyer } from '../buyer.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { CommerceService } from '../service.ts';
import { hasExpired } from './card-expiry.ts';
import type { NewPaymentCard, PaymentCard } from './card-schemas.ts';
import { askOfCard, cardNamed, findCard } from './cards.ts';

/** Stops the testing of stolen cards. */
const limit: Limit = {
  name: 'card added',
  most: 10,
  milliseconds: 15 * 60_000,
  refusal: 'REQUEST.TOO_MANY',
};

type Adding = Pick<CommerceService, 'database' | 'attempts' | 'gateway' | 'now'>;

/**
 * Exchanges a single-use token for a permanent one at the gateway and stores the card. It replaces a card with the same
 * brand and last four digits, whose subscription then renews with the new token. `failure`: the error code if the
 * gateway fails.
 */
export async function addCard(
  service: Adding,
  readerId: string,
  card: NewPaymentCard,
  failure: RefusalCode,
): Promise<PaymentCard> {
  const { attempts, database, now } = service;
  await findOwnBuyer(database, readerId);
  if (hasExpired({ expirationMonth: card.expirationMonth, expirationYear: card.expirationYear }, now())) {
    throw new Refusal('PAYMENT_CARD.INVALID');
  }
  return countAttempt(attempts, { limit, subject: readerId }, () =>
    saveCard(service, readerId, card, failure),
  );
}

async function saveCard(
  service: Adding,
  readerId: string,
  card: NewPaymentCard,
  failure: RefusalCode,
): Promise<PaymentCard> {
  const { gateway } = service;
  if (!gateway) throw new Refusal(failure);
  const token = await askOfCard(failure, () => gateway.saveCard(tokenizedOf(card)));
  if (token === null) throw new Refusal('PAYMENT_CARD.INVALID');
  try {
    const { kept, former } = await keepCard(service, readerId, card, token);
    if (former !== null && former !== token) await forget(gateway, former);
    return kept;
  } catch (error) {
    await forget(gateway, token);
    throw error;
  }
}

async function keepCard({ database, now }: Adding, readerId: string, card: NewPaymentCard, token: string) {
  const kept = {
    token,
    holderName: card.holderName,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
  };
  return database.transaction().execute(async (rows) => {
    await lockOwnBuyer(rows, readerId);
    const former = await findCard(rows, readerId, card);
    await rows
      .insertInto('comics.payment_card')
      .values({
        readerId,
        brand: card.brand,
        lastFourDigits: card.lastFourDigits,
        createdAt: now(),
        ...kept,
      })
      .onConflict((conflict) => conflict.columns(['readerId', 'brand', 'lastFourDigits']).doUpdateSet(kept))
      .execute();
    return { kept: await cardNamed(rows, readerId, card), former: former?.token ?? null };
  });
}

/** Ignores failures: the token is no longer used, so it does no harm at the gateway. */
const forget = (gateway: PaymentGateway, token: string): Promise<void> =>
  gateway.forgetCard(token).catch(() => undefined);

const tokenizedOf = ({ cardToken, holderDocument, description: _unused, ...card }: NewPaymentCard) => ({
  ...card,
  token: cardToken,
  holderDocument: holderDocument.number,
});

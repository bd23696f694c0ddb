import type { AttemptLimit } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { findOwnBuyer, lockOwnBuyer } from '../buyer.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { CommerceService } from '../service.ts';
import { hasExpired } from './card-expiry.ts';
import type { NewPaymentCard, PaymentCard } from './card-schemas.ts';
import { askOfCard, cardNamed, findCard } from './cards.ts';

/** Who tries many cards looks for those that pay. */
const limit: AttemptLimit = {
  name: 'card added',
  maxCount: 10,
  periodMs: 15 * 60_000,
  refusal: 'REQUEST.TOO_MANY',
};

type Adding = Pick<CommerceService, 'database' | 'attempts' | 'gateway' | 'now'>;

/**
 * The gateway makes a lasting token of one that is used once. The same brand and last four digits take the place of the
 * card there was, whose subscription goes on with the new token. `failure`: how it is told that the gateway fails.
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

/** No payment is asked for by this token any more: where the gateway keeps it, it does no harm. */
const forget = (gateway: PaymentGateway, token: string): Promise<void> =>
  gateway.forgetCard(token).catch(() => undefined);

const tokenizedOf = ({ cardToken, holderDocument, description: _unused, ...card }: NewPaymentCard) => ({
  ...card,
  token: cardToken,
  holderDocument: holderDocument.number,
});

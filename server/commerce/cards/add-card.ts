import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { AttemptLimit } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { findOwnBuyer, lockOwnBuyer } from '../buyer.ts';
import { callGateway } from '../payments/call-gateway.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { CommerceService } from '../service.ts';
import { hasExpired } from './card-expiry.ts';
import type { NewCardRequest, PaymentCardAnswer } from './card-schemas.ts';
import { findCard, getPaymentCard, isChargedBack } from './cards.ts';

/** Stops the testing of stolen cards. */
const limit: AttemptLimit = {
  name: 'card added',
  maxCount: 10,
  periodMs: 15 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};

type CardService = Pick<CommerceService, 'database' | 'attempts' | 'gateway' | 'now'>;

/**
 * Exchanges a single-use token for a permanent one at the gateway and stores the card. It replaces a card with the same
 * brand and last four digits, whose subscription then renews with the new token. `failure`: the error code if the
 * gateway fails.
 */
export async function addCard(
  service: CardService,
  readerId: string,
  card: NewCardRequest,
  failure: ApiErrorCode,
): Promise<PaymentCardAnswer> {
  const { attempts, database, now } = service;
  await findOwnBuyer(database, readerId);
  if (hasExpired({ expirationMonth: card.expirationMonth, expirationYear: card.expirationYear }, now())) {
    throw new ApiError('PAYMENT_CARD.INVALID');
  }
  if (await isChargedBack(database, readerId, card)) throw new ApiError('PAYMENT_CARD.CHARGED_BACK');
  return countAttempt(attempts, { limit, subject: readerId }, () =>
    saveCard(service, readerId, card, failure),
  );
}

async function saveCard(
  service: CardService,
  readerId: string,
  card: NewCardRequest,
  failure: ApiErrorCode,
): Promise<PaymentCardAnswer> {
  const { gateway } = service;
  if (!gateway) throw new ApiError(failure);
  const token = await callGateway(() => gateway.saveCard(tokenizedOf(card)), failure);
  if (token === null) throw new ApiError('PAYMENT_CARD.INVALID');
  try {
    const columns = { token, gateway: gateway.name };
    const { saved, replacedToken } = await storeCard(service, readerId, card, columns);
    if (replacedToken !== null && replacedToken !== token) await forgetToken(gateway, replacedToken);
    return saved;
  } catch (error) {
    await forgetToken(gateway, token);
    throw error;
  }
}

async function storeCard(
  { database, now }: CardService,
  readerId: string,
  card: NewCardRequest,
  saved: { token: string; gateway: string },
) {
  const columns = {
    ...saved,
    holderName: card.holderName,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    createdAt: now(),
  };
  return database.transaction().execute(async (trx) => {
    await lockOwnBuyer(trx, readerId);
    const replaced = await findCard(trx, readerId, card);
    await trx
      .insertInto('comics.payment_card')
      .values({
        readerId,
        brand: card.brand,
        lastFourDigits: card.lastFourDigits,
        ...columns,
      })
      .onConflict((conflict) =>
        conflict.columns(['readerId', 'brand', 'lastFourDigits']).doUpdateSet(columns),
      )
      .execute();
    return { saved: await getPaymentCard(trx, readerId, card), replacedToken: replaced?.token ?? null };
  });
}

/** Ignores failures: the token is no longer used, so it does no harm at the gateway. */
const forgetToken = (gateway: PaymentGateway, token: string): Promise<void> =>
  gateway.forgetCard(token).catch(() => undefined);

const tokenizedOf = ({ cardToken, holderDocument, description: _unused, ...card }: NewCardRequest) => ({
  ...card,
  token: cardToken,
  holderDocument: holderDocument.number,
});

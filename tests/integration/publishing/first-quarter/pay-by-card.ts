import { buildCardRequest, buildTypedCard } from '../../support/cards.ts';
import type { RestartablePlatform } from './restartable-platform.ts';
import type { StoryCaller } from './story-caller.ts';

/** Saves a card of the stand-in gateway. Returns the part of an order that names it. */
export async function saveCard(platform: RestartablePlatform, reader: StoryCaller) {
  const response = await platform.send('/thirdparty/tokenizer/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(buildTypedCard()),
  });
  const { token } = await response.json();
  const { brand, lastFourDigits } = await reader.change(
    'POST',
    '/shop/payment-card?for=purchase',
    buildCardRequest(token),
  );
  return { paymentMethod: 'credit_card', paymentCard: { brand, lastFourDigits } };
}

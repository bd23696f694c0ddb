import type { TypedCard } from '../../../src/application/ports/cards/card-tokenizer.ts';

/** A card as a tokenizer receives it. */
export const buildTypedCard = (overrides: Partial<TypedCard> = {}): TypedCard => ({
  number: '4111111111111111',
  brand: 'visa',
  cvv: '123',
  holderName: 'ANA LIMA',
  holderDocument: '52998224725',
  expirationMonth: 12,
  expirationYear: 2030,
  ...overrides,
});

import fc from 'fast-check';
import { Value } from 'typebox/value';
import { NewPaymentCard } from '../../../../../../server/commerce/cards/card-schemas.ts';
import { checkCard } from '../../../../../../server/stand-ins/tokenizer/tokenizer-card.ts';
import { cardBrandWhileTyping, securityCodeLength } from '../../../../../../src/domain/cards/card-brand.ts';
import { passesLuhn } from '../../../../../../src/domain/cards/luhn.ts';
import { brazilianStates } from '../../../../../../src/domain/postal/states.ts';
import {
  type CardValues,
  createCardFormClass,
} from '../../../../../../src/presentation/checkout/cards/card-form.ts';
import { toCardToAdd } from '../../../../../../src/presentation/checkout/cards/to-card-to-add.ts';
import { validatorOf } from '../../../../../../src/presentation/ui/validation/form-class.ts';
import { normalised, typedText } from '../../../../../support/typed-text.ts';
import { typedCard } from './set-up-card-form.tsx';

const now = new Date('2026-03-01T12:00:00Z');
const CardForm = createCardFormClass(() => now);
const validate = validatorOf(CardForm);
const unknownAddress = { line1: '', neighborhood: '', city: '', state: '' };

type TypedField = Exclude<keyof CardValues, 'savesToAccount'>;

const validValues: CardValues = {
  ...typedCard,
  savesToAccount: false,
  zipCode: '01310-100',
  line1: 'Avenida Paulista',
  number: '100',
  line2: '',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

/** Whether the platform and its tokenizer accept what the app sends for the values. */
function isAccepted(values: CardValues): boolean {
  const { number, cvv, ...card } = toCardToAdd(values, unknownAddress);
  const { holderName, expirationMonth, expirationYear, holderDocument, brand } = card;
  const body = { ...card, cardToken: 'token-of-card-1', lastFourDigits: number.slice(-4) };
  const examined = checkCard(
    { number, cvv, holderName, holderDocument: holderDocument.number, expirationMonth, expirationYear },
    now,
  );
  return Value.Check(NewPaymentCard, body) && 'brand' in examined && examined.brand === brand;
}

const text = normalised(typedText);
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const prefix = fc.constantFrom(
  '4',
  '51',
  '55',
  '2221',
  '2720',
  '34',
  '37',
  '300',
  '305',
  '36',
  '38',
  '6011',
  '644',
  '65',
);
const cardNumber = fc
  .tuple(
    fc.oneof(prefix, fc.constantFrom('622126', '622925', '39', '2721', '5', '6')),
    digits(13),
    fc.integer({ min: 12, max: 15 }),
  )
  .map(([start, rest, length]) => `${start}${rest}`.slice(0, length))
  .map((body) => [...'0123456789'].map((check) => body + check).find(passesLuhn) ?? body);

const typedValues: { readonly [Field in TypedField]: fc.Arbitrary<string> } = {
  cardNumber: fc.oneof(cardNumber, text),
  cvv: fc.oneof(digits(3), digits(4), text),
  holderName: text,
  expiration: fc.oneof(fc.stringMatching(/^[0-1]\d\/\d\d$/), text),
  holderDocument: fc.oneof(
    fc.constantFrom('529.982.247-25', '52998224725', '529 982 247 25', '529.982.24725'),
    digits(11),
    text,
  ),
  phoneNumber: fc.oneof(fc.stringMatching(/^(\+?55|0|00|)[ (]*\d{2}[) ]*\d{4,5}-?\d{4}$/), text),
  zipCode: fc.oneof(
    fc.stringMatching(/^\d{5}-?\d{3}$/),
    fc.stringMatching(/^[\dA]{5}[-. A]?[\dA]{3}$/),
    text,
  ),
  line1: text,
  number: text,
  line2: text,
  neighborhood: text,
  city: text,
  state: fc.oneof(fc.constantFrom(...brazilianStates, 'sp', 'XX'), text),
};

describe('toCardToAdd from a valid form', () => {
  it('is accepted by the platform', () => {
    expect([validate(validValues), isAccepted(validValues)]).toEqual([null, true]);
  });

  it.each(Object.entries(typedValues) as [TypedField, fc.Arbitrary<string>][])(
    'is accepted by the platform for every valid %s',
    (field, values) => {
      let accepted = 0;
      fc.assert(
        fc.property(values, (value) => {
          const cvv = '1234'.slice(0, securityCodeLength(cardBrandWhileTyping(value)));
          const card = { ...validValues, ...(field === 'cardNumber' && { cvv }), [field]: value };
          if (validate(card)) return;
          accepted += 1;
          expect([value, isAccepted(card)]).toEqual([value, true]);
        }),
        { numRuns: 200 },
      );
      expect(accepted).toBeGreaterThan(0);
    },
  );

  it('converts the holder name to the characters that cards allow', () => {
    const sent = (holderName: string) =>
      toCardToAdd({ ...validValues, holderName }, unknownAddress).holderName;
    expect(sent('Łukasz Øst')).toBe('LUKASZ OST');
    expect(validate({ ...validValues, holderName: 'Łukasz Øst' })).toBeNull();
  });

  it('rejects a postal code with letters', () => {
    const zipCode = '0131A0100';
    expect(validate({ ...validValues, zipCode })).toEqual({ zipCode: { key: 'checks:postalCode' } });
  });
});

import fc from 'fast-check';
import {
  cardExpiryMask,
  cardNumberMask,
  holderNameMask,
  securityCodeMask,
} from '../../../../../src/presentation/ui/mask/card-masks.ts';
import {
  accountPhoneMask,
  phoneMask,
  postalCodeMask,
} from '../../../../../src/presentation/ui/mask/contact-masks.ts';
import { cnpjMask, cpfMask, cpfOrCnpjMask } from '../../../../../src/presentation/ui/mask/document-masks.ts';

const allMasks = {
  cardNumber: cardNumberMask,
  cardExpiry: cardExpiryMask,
  securityCode: securityCodeMask(null),
  securityCodeOfAmex: securityCodeMask('amex'),
  holderName: holderNameMask,
  cpf: cpfMask,
  cnpj: cnpjMask,
  cpfOrCnpj: cpfOrCnpjMask,
  phone: phoneMask,
  accountPhone: accountPhoneMask,
  postalCode: postalCodeMask,
};

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

describe('a card number', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['6011 1111 1111 1117', '6011 1111 1111 1117'],
    ['5555.5555-5555 4444 9', '5555 5555 5555 4444'],
    ['n.º 4111 1111 11', '4111 1111 11'],
    ['37', '37'],
    ['', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(cardNumberMask.mask(typed)).toBe(shown);
  });

  it('has at most 16 digits when unmasked', () => {
    fc.assert(
      fc.property(digits(0, 25), (typed) => {
        expect(cardNumberMask.unmask(cardNumberMask.mask(typed)).length).toBeLessThanOrEqual(16);
      }),
    );
  });
});

describe('an expiry', () => {
  it.each([
    ['1230', '12/30', '2030-12-01T12:00:00.000Z'],
    ['12/2030', '12/30', '2030-12-01T12:00:00.000Z'],
    ['2030-12', '12/30', '2030-12-01T12:00:00.000Z'],
    ['122030', '12/30', '2030-12-01T12:00:00.000Z'],
    ['1/30', '01/30', '2030-01-01T12:00:00.000Z'],
    ['13/30', '13/30', null],
    ['12/3', '12/3', null],
    ['12/203', '12/203', null],
    ['', '', null],
  ])('%j is shown as %j, with the value %j', (typed, shown, date) => {
    expect(cardExpiryMask.mask(typed)).toBe(shown);
    expect(cardExpiryMask.unmask(shown)?.toISOString() ?? null).toBe(date);
  });
});

describe('an expiry in a field', () => {
  const typeKeys = (text: string) => {
    const input = document.createElement('input');
    document.body.append(input);
    const reports: string[] = [];
    const mask = cardExpiryMask.attach(input, (masked) => reports.push(masked));
    for (const key of text) {
      input.value += key;
      input.setSelectionRange(input.value.length, input.value.length);
      input.dispatchEvent(new Event('input'));
    }
    mask.detach();
    input.remove();
    return { shown: input.value, reported: reports.at(-1) };
  };

  it.each([
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12/2030', '12/30'],
    ['122031', '12/31'],
    ['12/20', '12/20'],
    ['12309', '12/30'],
  ])('typed key by key as %s is shown as %s', (typed, shown) => {
    expect(typeKeys(typed)).toEqual({ shown, reported: shown });
  });
});

describe('a security code', () => {
  it('has four digits for amex and three for other brands', () => {
    expect(securityCodeMask('amex').mask('12345')).toBe('1234');
    expect(securityCodeMask('visa').mask('12345')).toBe('123');
    expect(securityCodeMask(null).mask('12a3')).toBe('123');
  });

  it('has the same mask for the same brand', () => {
    expect(securityCodeMask('visa')).toBe(securityCodeMask('visa'));
  });
});

describe('a holder name', () => {
  it.each([
    ['José da Conceição', 'JOSE DA CONCEICAO'],
    ["d'Ávila 3", 'DAVILA '],
  ])('%j is shown as %j', (typed, shown) => {
    expect(holderNameMask.mask(typed)).toBe(shown);
  });

  it('has no trailing space when unmasked', () => {
    expect(holderNameMask.unmask('ANA LIMA ')).toBe('ANA LIMA');
  });
});

describe('a document', () => {
  it.each([
    [cpfMask, '52998224725', '529.982.247-25', '52998224725'],
    [cpfMask, '529.982.247-25 9', '529.982.247-25', '52998224725'],
    [cnpjMask, '11222333000181', '11.222.333/0001-81', '11222333000181'],
    [cpfOrCnpjMask, '52998224725', '529.982.247-25', '52998224725'],
    [cpfOrCnpjMask, '529982247251', '52.998.224/7251', '529982247251'],
    [cpfOrCnpjMask, '11.222.333/0001-81', '11.222.333/0001-81', '11222333000181'],
  ])('is shown in its format (%#)', (mask, typed, shown, unmasked) => {
    expect(mask.mask(typed)).toBe(shown);
    expect(mask.unmask(shown)).toBe(unmasked);
  });
});

describe('the phone number of an account', () => {
  it.each([
    ['+351 912 345 678', '+351 912 345 678', '+351912345678'],
    ['+1 (202) 555-0123', '+1 (202) 555-0123', '+12025550123'],
    ['00351 912 345 678', '+351 912 345 678', '+351912345678'],
    ['0055 11 98765-4321', '(11) 98765-4321', '+5511987654321'],
    ['+5215512345678', '+5215512345678', '+5215512345678'],
    ['+', '+', ''],
    ['+5', '+5', '+5'],
    ['+55 11 98765-4321', '(11) 98765-4321', '+5511987654321'],
    ['11987654321', '(11) 98765-4321', '+5511987654321'],
  ])('%j is shown as %j, with the value %j', (typed, shown, unmasked) => {
    expect(accountPhoneMask.mask(typed)).toBe(shown);
    expect(accountPhoneMask.unmask(shown)).toBe(unmasked);
  });
});

describe('a phone number', () => {
  it.each([
    ['1134567890', '(11) 3456-7890', '+551134567890'],
    ['11987654321', '(11) 98765-4321', '+5511987654321'],
    ['+5511987654321', '(11) 98765-4321', '+5511987654321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321', '+5511987654321'],
    ['0055 11 98765 4321', '(11) 98765-4321', '+5511987654321'],
    ['5511987654321', '(11) 98765-4321', '+5511987654321'],
    ['011 98765-4321', '(11) 98765-4321', '+5511987654321'],
    ['01198765', '(11) 9876-5', '+551198765'],
    ['55999887766', '(55) 99988-7766', '+5555999887766'],
    ['+55 55 99988-7766', '(55) 99988-7766', '+5555999887766'],
    ['11 98765.4321 ramal 2', '(11) 98765-4321', '+5511987654321'],
    ['', '', ''],
  ])('%j is shown as %j, with the value %j', (typed, shown, unmasked) => {
    expect(phoneMask.mask(typed)).toBe(shown);
    expect(phoneMask.unmask(shown)).toBe(unmasked);
  });
});

describe('a postal code', () => {
  it.each(['01310100', '01310-100', ' 01310.100 '])('%j has eight digits', (typed) => {
    expect(postalCodeMask.mask(typed)).toBe('01310-100');
    expect(postalCodeMask.unmask('01310-100')).toBe('01310100');
  });
});

describe.each(Object.entries(allMasks))('the mask %s', (_name, mask) => {
  it('does not change masked text', () => {
    const international = digits(0, 16).map((number) => `+${number}`);
    const typed = fc.oneof(fc.string(), digits(0, 20), international, fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(typed, (text) => {
        const masked = mask.mask(text);
        expect(mask.mask(masked)).toBe(masked);
      }),
    );
  });
});

describe('masking and unmasking', () => {
  it.each([
    ['cardNumber', cardNumberMask, 16],
    ['cpf', cpfMask, 11],
    ['cnpj', cnpjMask, 14],
    ['cpfOrCnpj', cpfOrCnpjMask, 14],
    ['postalCode', postalCodeMask, 8],
    ['securityCode', securityCodeMask('amex'), 4],
  ] as const)('keeps the digits of %s in order', (_name, mask, length) => {
    fc.assert(
      fc.property(digits(0, length), (typed) => {
        const kept = mask.unmask(mask.mask(typed));
        expect(typed.startsWith(kept)).toBe(true);
        // Only the shorter numbers of some brands lose digits.
        if (mask !== cardNumberMask || !typed.startsWith('3')) expect(kept).toBe(typed);
      }),
    );
  });

  it('keeps the digits of a complete phone number', () => {
    const national = fc
      .tuple(fc.constantFrom('11', '21', '55', '92'), digits(8, 9))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(national, (typed) => {
        expect(phoneMask.unmask(phoneMask.mask(typed))).toBe(`+55${typed}`);
        expect(phoneMask.mask(`+55${typed}`)).toBe(phoneMask.mask(typed));
      }),
    );
  });
});

import fc from 'fast-check';
import { checksum, field } from '../../../../../server/commerce/pix/br-code.ts';
import { pixCode } from '../../../../../server/commerce/pix/pix-code.ts';
import { demoReceiver } from '../../../../../server/commerce/pix/pix-receiver.ts';
import { readPixCode } from '../../../../../server/commerce/pix/read-pix-code.ts';

/** Banco Central do Brasil, Manual de Padrões para Iniciação do Pix: a static code, and a dynamic one. */
const staticCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const dynamicCode =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';

/** The same, Manual do BR Code: several arrangements in one code. */
const codeOfSeveral =
  '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38';

const signed = (text: string) => `${text}6304${checksum(`${text}6304`)}`;

describe('the checksum of a BR Code', () => {
  it('is CRC-16/CCITT-FALSE, by the value that it is known by', () => {
    expect(checksum('123456789')).toBe('29B1');
  });

  it.each([staticCode, dynamicCode, codeOfSeveral])("is that of the manual's %s", (code) => {
    expect(checksum(code.slice(0, -4))).toBe(code.slice(-4));
  });
});

describe('a bank that reads a Pix code', () => {
  it("finds in the manual's whom it pays", () => {
    expect(readPixCode(staticCode)).toEqual({
      key: '123e4567-e12b-12d1-a456-426655440000',
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      cents: null,
      identifier: null,
    });
  });

  it('leaves a code alone that only names an address, or that is for something with no letters and digits', () => {
    expect(readPixCode(dynamicCode)).toBeNull();
    expect(readPixCode(codeOfSeveral)).toBeNull();
    const known = codeOfSeveral.slice(0, -8).replace('RP12345678-2019', 'RP1234567892019');
    expect(readPixCode(signed(known))).toMatchObject({ cents: 12345, identifier: 'RP1234567892019' });
  });

  it('finds in every code what was written into it', () => {
    const ascii = (from: string, most: number) =>
      fc.string({ unit: fc.constantFrom(...from), minLength: 1, maxLength: most });
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const charges = fc.record({
      key: ascii(`${letters}abc0123456789+@.-`, 77),
      name: ascii(`${letters} .&-`, 25),
      city: ascii(`${letters} .-`, 15),
      cents: fc.integer({ min: 1, max: 999_999_999_999 }),
      identifier: ascii(`${letters}abcxyz0123456789`, 25),
    });
    fc.assert(
      fc.property(charges, (charge) => {
        expect(readPixCode(pixCode(charge, charge.cents, charge.identifier))).toEqual(charge);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes no code of which one character was changed or is missing', () => {
    const code = pixCode(demoReceiver, 1990, 'abc123');
    const places = fc.integer({ min: 0, max: code.length - 1 });
    fc.assert(
      fc.property(places, fc.integer({ min: 0x20, max: 0x7e }), (at, letter) => {
        const changed = `${code.slice(0, at)}${String.fromCharCode(letter)}${code.slice(at + 1)}`;
        // The digits of the checksum may be small letters too.
        if (changed.toUpperCase() !== code.toUpperCase()) expect(readPixCode(changed)).toBeNull();
        expect(readPixCode(code.slice(0, at) + code.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('takes nothing that somebody only typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readPixCode(text)).toBeNull();
        expect(readPixCode(signed(`000201${text}`))).toBeNull();
      }),
    );
  });

  const account = field('26', field('00', 'br.gov.bcb.pix') + field('01', 'chave'));
  const body = (changes: Record<string, string>) =>
    Object.values({
      version: '000201',
      account,
      category: '52040000',
      currency: '5303986',
      amount: '540519.90',
      country: '5802BR',
      name: '5905BANCA',
      city: '6009SAO PAULO',
      additional: field('62', '0506abc123'),
      ...changes,
    }).join('');

  it.each([
    ['of another currency', { currency: '5303840' }],
    ['of another country', { country: '5802US' }],
    ['of another arrangement', { account: field('26', field('00', 'br.com.outro') + field('01', 'chave')) }],
    ['that pays nobody', { account: field('26', field('00', 'br.gov.bcb.pix')) }],
    ['for nothing', { amount: '54040.00' }],
    ['for less than nothing', { amount: '5405-1.00' }],
    ['with a comma', { amount: '540519,90' }],
    ['with a name too long', { name: field('59', 'N'.repeat(26)) }],
    ['with a city too long', { city: field('60', 'C'.repeat(16)) }],
    ['without an identifier or the stars for none', { additional: '' }],
    ['with a field twice', { country: '5802BR5802BR' }],
    ['with a length that ends elsewhere', { country: '5803BR' }],
  ])('takes no code %s', (_what, changes) => {
    expect(readPixCode(signed(body({})))).toMatchObject({ cents: 1990, identifier: 'abc123' });
    expect(readPixCode(signed(body(changes)))).toBeNull();
  });
});

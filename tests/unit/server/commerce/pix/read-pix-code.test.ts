import fc from 'fast-check';
import { checksum, formatField } from '../../../../../server/commerce/pix/br-code.ts';
import { buildPixCode } from '../../../../../server/commerce/pix/pix-code.ts';
import { demoReceiver } from '../../../../../server/commerce/pix/pix-receiver.ts';
import { readPixCode } from '../../../../../server/commerce/pix/read-pix-code.ts';

/** Examples from Banco Central do Brasil, Manual de Padrões para Iniciação do Pix. */
const staticCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const dynamicCode =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';

/** Example from Banco Central do Brasil, Manual do BR Code: one code for several payment systems. */
const multiSystemCode =
  '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38';

const appendChecksum = (text: string) => `${text}6304${checksum(`${text}6304`)}`;

describe('the checksum of a BR Code', () => {
  it('matches the check value of CRC-16/CCITT-FALSE', () => {
    expect(checksum('123456789')).toBe('29B1');
  });

  it.each([staticCode, dynamicCode, multiSystemCode])('matches the example %s of the manual', (code) => {
    expect(checksum(code.slice(0, -4))).toBe(code.slice(-4));
  });
});

describe('a bank that reads a Pix code', () => {
  it('returns the receiver of the example in the manual', () => {
    expect(readPixCode(staticCode)).toEqual({
      key: '123e4567-e12b-12d1-a456-426655440000',
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      cents: null,
      identifier: null,
    });
  });

  it('rejects dynamic codes and identifiers with characters other than letters and digits', () => {
    expect(readPixCode(dynamicCode)).toBeNull();
    expect(readPixCode(multiSystemCode)).toBeNull();
    const valid = multiSystemCode.slice(0, -8).replace('RP12345678-2019', 'RP1234567892019');
    expect(readPixCode(appendChecksum(valid))).toMatchObject({ cents: 12345, identifier: 'RP1234567892019' });
  });

  it('returns for every generated code the charge that it was created for', () => {
    const ascii = (characters: string, maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength });
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
        expect(readPixCode(buildPixCode(charge, charge.cents, charge.identifier))).toEqual(charge);
      }),
      { numRuns: 1000 },
    );
  });

  it('rejects a code with one changed or missing character', () => {
    const code = buildPixCode(demoReceiver, 1990, 'abc123');
    const positions = fc.integer({ min: 0, max: code.length - 1 });
    fc.assert(
      fc.property(positions, fc.integer({ min: 0x20, max: 0x7e }), (position, charCode) => {
        const changed = `${code.slice(0, position)}${String.fromCharCode(charCode)}${code.slice(position + 1)}`;
        // The checksum may be in lower case.
        if (changed.toUpperCase() !== code.toUpperCase()) expect(readPixCode(changed)).toBeNull();
        expect(readPixCode(code.slice(0, position) + code.slice(position + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('rejects random text, even with a valid checksum', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readPixCode(text)).toBeNull();
        expect(readPixCode(appendChecksum(`000201${text}`))).toBeNull();
      }),
    );
  });

  const account = formatField('26', formatField('00', 'br.gov.bcb.pix') + formatField('01', 'chave'));
  const buildCodeBody = (changes: Record<string, string>) =>
    Object.values({
      version: '000201',
      account,
      category: '52040000',
      currency: '5303986',
      amount: '540519.90',
      country: '5802BR',
      name: '5905BANCA',
      city: '6009SAO PAULO',
      additional: formatField('62', '0506abc123'),
      ...changes,
    }).join('');

  it.each([
    ['in another currency', { currency: '5303840' }],
    ['of another country', { country: '5802US' }],
    [
      'of another payment system',
      { account: formatField('26', formatField('00', 'br.com.outro') + formatField('01', 'chave')) },
    ],
    ['without a key', { account: formatField('26', formatField('00', 'br.gov.bcb.pix')) }],
    ['with the amount 0', { amount: '54040.00' }],
    ['with a negative amount', { amount: '5405-1.00' }],
    ['with a decimal comma', { amount: '540519,90' }],
    ['with too long a name', { name: formatField('59', 'N'.repeat(26)) }],
    ['with too long a city', { city: formatField('60', 'C'.repeat(16)) }],
    ['without an identifier or ***', { additional: '' }],
    ['with a field twice', { country: '5802BR5802BR' }],
    ['with a wrong length', { country: '5803BR' }],
  ])('rejects a code %s', (_what, changes) => {
    expect(readPixCode(appendChecksum(buildCodeBody({})))).toMatchObject({
      cents: 1990,
      identifier: 'abc123',
    });
    expect(readPixCode(appendChecksum(buildCodeBody(changes)))).toBeNull();
  });
});

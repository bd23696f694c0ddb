import { checksum, readFields } from '../../../../../server/commerce/pix/br-code.ts';
import { buildPixCode } from '../../../../../server/commerce/pix/pix-code.ts';
import { readPixReceiver } from '../../../../../server/commerce/pix/pix-receiver.ts';

describe('the code of a Pix charge', () => {
  const receiver = { key: '00000000-0000-4000-8000-000000000000', name: 'BANCA', city: 'SAO PAULO' };

  it('contains receiver, amount and identifier with their lengths', () => {
    const code = buildPixCode(receiver, 1990, 'abc123');
    expect(Object.fromEntries(readFields(code) ?? [])).toEqual({
      '00': '01',
      '26': `0014br.gov.bcb.pix0136${receiver.key}`,
      '52': '0000',
      '53': '986',
      '54': '19.90',
      '58': 'BR',
      '59': 'BANCA',
      '60': 'SAO PAULO',
      '62': '0506abc123',
      '63': checksum(code.slice(0, -4)),
    });
  });

  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [105, '1.05'],
    [100_000_000, '1000000.00'],
    [999_999_999_999, '9999999999.99'],
  ])('writes %d cents as %s', (cents, amount) => {
    expect(readFields(buildPixCode(receiver, cents, 'a'))?.get('54')).toBe(amount);
  });

  it.each([0, -1, 0.5, Number.NaN, 1_000_000_000_000])('cannot be created for %d cents', (cents) => {
    expect(() => buildPixCode(receiver, cents, 'a')).toThrow('cents');
  });

  it.each(['', '***', 'com-hifen', 'a'.repeat(26), 'maçã'])('cannot have the identifier %j', (identifier) => {
    expect(() => buildPixCode(receiver, 1, identifier)).toThrow('letters and digits');
  });

  it('has room for the longest receiver that can be configured', () => {
    const largest = readPixReceiver(`${'k'.repeat(77)};${'N'.repeat(25)};${'C'.repeat(15)}`);
    expect(largest && buildPixCode(largest, 999_999_999_999, 'a'.repeat(25))).toMatch(/^00020126990014br/);
  });
});

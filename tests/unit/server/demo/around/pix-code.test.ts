import { checksum, pixCode } from '../../../../../server/demo/around/pix-code.ts';

describe('the code of a Pix charge', () => {
  const receiver = { key: '00000000-0000-4000-8000-000000000000', name: 'BANCA', city: 'SAO PAULO' };

  it('ends in the checksum that CRC-16/CCITT-FALSE is known by', () => {
    expect(checksum('123456789')).toBe('29B1');
  });

  it('says to whom, how much and for what, each with its length', () => {
    const code = pixCode(receiver, 1990, 'abc123');
    const fields: Record<string, string> = {};
    for (let rest = code; rest.length > 0; rest = rest.slice(4 + Number(rest.slice(2, 4)))) {
      fields[rest.slice(0, 2)] = rest.slice(4, 4 + Number(rest.slice(2, 4)));
    }
    expect(fields).toEqual({
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
});

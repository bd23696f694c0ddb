import { secretText, setupAddress, stepOf } from '../../../../../server/identity/second-factor/totp.ts';

/** The secret and the codes of RFC 6238, appendix B, in six digits. */
const secret = Buffer.from('12345678901234567890');

describe('stepOf', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('accepts the code of the standard at %i s', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(step);
    expect(stepOf(secret, code, new Date((seconds + 30) * 1000))).toBe(step);
    expect(stepOf(secret, code, new Date((seconds - 30) * 1000))).toBe(step);
    expect(stepOf(secret, code, new Date((seconds + 60) * 1000))).toBeNull();
    expect(stepOf(secret, code, new Date((seconds - 60) * 1000))).toBeNull();
  });

  it.each(['', '28708', '2870820', '28708a', '２８７０８２', '-87082'])('rejects "%s"', (code) => {
    expect(stepOf(secret, code, new Date(59_000))).toBeNull();
  });
});

it('returns the secret as a text to type and as an address for the QR code', () => {
  expect(secretText(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(setupAddress(secret, 'ana.b')).toBe(
    'otpauth://totp/Banca:ana.b?issuer=Banca&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  );
});

import { openIdPersonOf } from '../../../../server/openid/openid-person-of.ts';

describe('openIdPersonOf', () => {
  it.each([
    ['+55 11 98765-4321', '+5511987654321'],
    ['(11) 98765-4321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['+351 912 345 678', '+351912345678'],
    ['+1', null],
    [5511987654321, null],
    [undefined, null],
  ])('converts the phone number %j to %j', (claim, expected) => {
    expect(openIdPersonOf('x', { phone_number: claim }).phoneNumber).toBe(expected);
  });

  it('ignores an unverified phone number', () => {
    const claims = { phone_number: '+5511987654321', phone_number_verified: false };
    expect(openIdPersonOf('x', claims).phoneNumber).toBeNull();
  });

  it.each([
    ['a@example.com', 'a@example.com'],
    ['no address', null],
    ['a\0@example.com', null],
    ['a\ud83d@example.com', null],
    [`${'a'.repeat(250)}@example.com`, null],
    [{}, null],
  ])('converts the email address %j to %j', (claim, expected) => {
    expect(openIdPersonOf('x', { email: claim }).email).toBe(expected);
  });

  it.each([
    [true, true],
    ['true', true],
    ['yes', false],
    [undefined, false],
  ])('converts email_verified %j to %s', (claim, expected) => {
    const person = openIdPersonOf('x', { email: 'a@example.com', email_verified: claim });
    expect(person.isEmailVerified).toBe(expected);
  });

  it.each([
    [{ given_name: 'Ana', name: 'Ana Lima' }, 'Ana'],
    [{ name: '  Ana\n Lima ' }, 'Ana  Lima'],
    [{ name: 'Ana\u202eamiL' }, 'Ana amiL'],
    [{ name: '   ' }, null],
    [{ name: 7 }, null],
    [{ name: `${'a'.repeat(49)}🙂🙂` }, `${'a'.repeat(49)}🙂`],
    [{ name: 'Ana \ud83d' }, 'Ana \ufffd'],
  ])('reads the name of %j', (claims, expected) => {
    expect(openIdPersonOf('x', claims).name).toBe(expected);
  });
});

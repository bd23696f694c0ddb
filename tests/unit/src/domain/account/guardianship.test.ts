import { type AccountAction, isGuided, mayDo } from '../../../../../src/domain/account/guardianship.ts';

const actionsOfGuardian: AccountAction[] = [
  'purchase',
  'payment-card',
  'voucher',
  'operator-link',
  'phone',
  'personal-data',
  'password',
  'guided-accounts',
];

describe('a guided account', () => {
  const guided = { guardianId: 'guardian' };

  it('is an account with a guardian', () => {
    expect(isGuided(guided)).toBe(true);
    expect(isGuided({ guardianId: null })).toBe(false);
    expect(isGuided(null)).toBe(false);
  });

  it.each(actionsOfGuardian)('may not take the action "%s"', (action) => {
    expect(mayDo(action, guided)).toBe(false);
    expect(mayDo(action, { guardianId: null })).toBe(true);
    expect(mayDo(action, null)).toBe(true);
  });

  it('may change its public profile', () => {
    expect(mayDo('public-profile', guided)).toBe(true);
  });
});

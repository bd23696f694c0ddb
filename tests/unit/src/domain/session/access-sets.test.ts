import { type AccessSet, grants } from '../../../../../src/domain/session/access-sets.ts';
import { someUser } from '../../../../fakes/account/fake-identity-users.ts';

const { link } = someUser();
/** 'STAFF EDITOR' has that role and that granting. */
const userOf = (words: string) => {
  const [role = 'USER', ...grantings] = words.split(' ');
  return someUser({ link: { ...link, roles: [role], grantings } });
};

const everybody = ['USER', 'STAFF', 'ADMIN'].flatMap((role) => [
  role,
  ...['EDITOR', 'PUBLISHER', 'ACCOUNTANT', 'MANAGER'].map((granting) => `${role} ${granting}`),
]);
const administrators = everybody.filter((words) => words.startsWith('ADMIN'));
const publishers = ['USER PUBLISHER', 'STAFF PUBLISHER'];

/** The rows of rule 10. */
const table: [AccessSet, string[]][] = [
  ['ADMIN', administrators],
  ['PUBLISHING', [...administrators, 'USER EDITOR', 'STAFF EDITOR', ...publishers]],
  ['PUBLISHING_STAFF', [...administrators, 'STAFF EDITOR']],
  ['PUBLISHING_PARTNER', [...publishers, 'ADMIN PUBLISHER']],
  ['FINANCIAL', [...administrators, 'USER ACCOUNTANT', 'STAFF ACCOUNTANT', ...publishers]],
  ['FINANCIAL_STAFF', [...administrators, 'STAFF ACCOUNTANT']],
  ['FINANCIAL_PARTNER', [...publishers, 'ADMIN PUBLISHER']],
  ['MANAGER', [...administrators, 'USER MANAGER', 'STAFF MANAGER', ...publishers]],
  ['MANAGER_STAFF', [...administrators, 'STAFF MANAGER']],
  ['MANAGER_PARTNER', [...publishers, 'ADMIN PUBLISHER']],
];

describe('grants', () => {
  it.each(table)('gives %s to those of its row and to nobody else', (set, granted) => {
    const admitted = everybody.filter((words) => grants(set, userOf(words)));
    expect(admitted.sort()).toEqual([...granted].sort());
  });

  it.each(table)('gives %s to nobody who is not authenticated', (set) => {
    expect(grants(set, null)).toBe(false);
    expect(grants(set, { ...userOf('ADMIN PUBLISHER'), email: '' })).toBe(false);
  });

  it('takes no granting for a role, and no role for a granting', () => {
    expect(grants('ADMIN', userOf('USER ADMIN'))).toBe(false);
    expect(grants('MANAGER_PARTNER', userOf('PUBLISHER'))).toBe(false);
    expect(grants('PUBLISHING_STAFF', userOf('USER STAFF EDITOR'))).toBe(false);
  });

  it('counts every role and granting that somebody has', () => {
    const both = { ...link, roles: ['USER', 'STAFF'], grantings: ['MANAGER', 'EDITOR'] };
    expect(grants('PUBLISHING_STAFF', someUser({ link: both }))).toBe(true);
    expect(grants('FINANCIAL', someUser({ link: both }))).toBe(false);
  });
});

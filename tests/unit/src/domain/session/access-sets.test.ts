import { type AccessSet, grants } from '../../../../../src/domain/session/access-sets.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';

const { link } = buildUser();
/** 'STAFF EDITOR' has that role and that granting. */
const userOf = (words: string) => {
  const [role = 'USER', ...grantings] = words.split(' ');
  return buildUser({ link: { ...link, roles: [role], grantings } });
};

const allUsers = ['USER', 'STAFF', 'ADMIN'].flatMap((role) => [
  role,
  ...['EDITOR', 'PUBLISHER', 'ACCOUNTANT', 'MANAGER'].map((granting) => `${role} ${granting}`),
]);
const administrators = allUsers.filter((words) => words.startsWith('ADMIN'));
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
  [
    'REQUESTS',
    [...administrators, 'USER EDITOR', 'STAFF EDITOR', 'USER MANAGER', 'STAFF MANAGER', ...publishers],
  ],
  ['REQUESTS_STAFF', [...administrators, 'STAFF EDITOR', 'STAFF MANAGER']],
];

describe('grants', () => {
  it.each(table)('grants %s only to the users in its row', (set, granted) => {
    const admitted = allUsers.filter((words) => grants(set, userOf(words)));
    expect(admitted.sort()).toEqual([...granted].sort());
  });

  it.each(table)('does not grant %s to unauthenticated users', (set) => {
    expect(grants(set, null)).toBe(false);
    expect(grants(set, { ...userOf('ADMIN PUBLISHER'), email: '' })).toBe(false);
  });

  it('does not confuse roles with grantings', () => {
    expect(grants('ADMIN', userOf('USER ADMIN'))).toBe(false);
    expect(grants('MANAGER_PARTNER', userOf('PUBLISHER'))).toBe(false);
    expect(grants('PUBLISHING_STAFF', userOf('USER STAFF EDITOR'))).toBe(false);
  });

  it('considers all roles and grantings of a user', () => {
    const both = { ...link, roles: ['USER', 'STAFF'], grantings: ['MANAGER', 'EDITOR'] };
    expect(grants('PUBLISHING_STAFF', buildUser({ link: both }))).toBe(true);
    expect(grants('FINANCIAL', buildUser({ link: both }))).toBe(false);
  });
});

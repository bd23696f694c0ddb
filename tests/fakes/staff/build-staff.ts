import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { buildUser } from '../account/fake-identity-users.ts';

const buildUserWithRights = (
  username: string,
  roles: readonly string[],
  grantings: readonly string[],
): IdentityUser =>
  buildUser({
    id: username,
    username,
    name: null,
    email: `${username}@banca.example`,
    link: { roles, grantings },
  });

/** Staff who may manage the accounts of readers. */
export const buildManager = (username = 'gil') => buildUserWithRights(username, ['STAFF'], ['MANAGER']);

/** Staff who may see all finances. */
export const buildAccountant = (username = 'rute') =>
  buildUserWithRights(username, ['STAFF'], ['ACCOUNTANT']);

/** Staff without any granting. */
export const buildStaffWithoutGrantings = (username = 'lia') => buildUserWithRights(username, ['STAFF'], []);

/** Staff who may manage the issues of all publishers, and answer their requests. */
export const buildEditor = (username = 'edu') => buildUserWithRights(username, ['STAFF'], ['EDITOR']);

/** May manage the issues of the publishers that they are a member of. */
export const buildPartner = (username = 'paz') => buildUserWithRights(username, ['USER'], ['PUBLISHER']);

export const buildAdministrator = (username = 'ada') => buildUserWithRights(username, ['ADMIN'], []);

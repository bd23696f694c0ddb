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

/** A member of a publisher. */
export const buildPartner = (username = 'davi') => buildUserWithRights(username, ['USER'], ['PUBLISHER']);

/** Staff without any granting. */
export const buildStaffWithoutGrantings = (username = 'lia') => buildUserWithRights(username, ['STAFF'], []);

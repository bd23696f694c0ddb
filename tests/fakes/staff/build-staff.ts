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

/** Staff without any granting. */
export const buildStaffWithoutGrantings = (username = 'lia') => buildUserWithRights(username, ['STAFF'], []);

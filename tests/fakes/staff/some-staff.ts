import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { someUser } from '../account/fake-identity-users.ts';

const withRights = (username: string, roles: readonly string[], grantings: readonly string[]): IdentityUser =>
  someUser({
    id: username,
    username,
    name: null,
    email: `${username}@banca.example`,
    link: { roles, grantings },
  });

/** Staff who may manage the accounts of readers. */
export const someManager = (username = 'gil') => withRights(username, ['STAFF'], ['MANAGER']);

/** Staff without any granting. */
export const someColleague = (username = 'lia') => withRights(username, ['STAFF'], []);

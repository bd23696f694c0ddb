import type { Static } from 'typebox';
import type { Account } from '../accounts/accounts.ts';
import { hasCurrentConsents } from '../accounts/consents.ts';
import { findContact } from '../accounts/find-contact.ts';
import { appToken, type IdentityUser, type Link, type PublicUser } from '../schemas.ts';
import type { IdentityService } from '../service.ts';

/** An account as its owner sees it. One without an email address has the address of its guardian. */
export async function identityUserOf(
  service: Pick<IdentityService, 'accounts' | 'address' | 'database' | 'profiles'>,
  account: Account,
): Promise<Static<typeof IdentityUser>> {
  const { address, database, profiles } = service;
  const { uuid, declaredAdultAt } = account;
  const [balance, isGuided, contact, hasCurrent] = await Promise.all([
    profiles.balanceOf(uuid),
    profiles.isGuided(uuid),
    findContact(service, account),
    hasCurrentConsents(database, uuid),
  ]);
  return {
    ...publicUserOf(address, account),
    name: account.name,
    surname: account.surname,
    email: contact?.email ?? '',
    phoneNumber: account.phoneNumber,
    cpf: account.cpf,
    birthDate: account.birthDate,
    hasDeclaredAdult: declaredAdultAt !== null && !isGuided,
    address: account.address,
    isActive: account.isActive,
    hasVerifiedEmail: contact?.hasVerifiedEmail ?? false,
    // The guardian accepts for a guided account.
    hasAcceptedLgpd: isGuided || hasCurrent,
    validationStrategy: 'EMAIL',
    createdAt: account.createdAt.toISOString(),
    deletionAt: account.deletionAt?.toISOString() ?? null,
    balance,
    link: linkOf(account),
  };
}

/** The public data of an account. `address`: the base address of this service. */
export function publicUserOf(address: string, account: Account): Static<typeof PublicUser> {
  const picture = (hash: string | null) => hash && `${address}/picture/${hash}`;
  return {
    uuid: account.uuid,
    username: account.username,
    nickname: account.nickname,
    about: account.about,
    avatar: picture(account.avatar),
    cover: picture(account.cover),
  };
}

export const linkOf = (account: Account): Static<typeof Link> => ({
  userId: account.uuid,
  appToken,
  roles: [account.role],
  grantings: account.grantings,
  gatewaysMetadata: {},
});

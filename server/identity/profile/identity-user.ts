import type { Static } from 'typebox';
import type { Account } from '../accounts/accounts.ts';
import { hasCurrentConsents } from '../accounts/consents.ts';
import { appToken, type IdentityUser, type Link, type PublicUser } from '../schemas.ts';
import type { IdentityService } from '../service.ts';

/** An account as its owner sees it. */
export async function identityUserOf(
  { database, profiles, address }: Pick<IdentityService, 'database' | 'profiles' | 'address'>,
  account: Account,
): Promise<Static<typeof IdentityUser>> {
  const { uuid, declaredAdultAt } = account;
  const [balance, isGuided, hasCurrent] = await Promise.all([
    profiles.balanceOf(uuid),
    profiles.isGuided(uuid),
    hasCurrentConsents(database, uuid),
  ]);
  return {
    ...publicUserOf(address, account),
    name: account.name,
    surname: account.surname,
    email: account.email,
    phoneNumber: account.phoneNumber,
    cpf: account.cpf,
    birthDate: account.birthDate,
    hasDeclaredAdult: declaredAdultAt !== null && !isGuided,
    address: account.address,
    isActive: account.isActive,
    hasVerifiedEmail: account.hasVerifiedEmail,
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

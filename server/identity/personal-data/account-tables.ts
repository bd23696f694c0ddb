import type { PersonalRow, PersonalTable } from '../../personal-data/personal-table.ts';

/**
 * The tables of this service that refer to an account. All rows but consents are deleted with the account, by their foreign
 * keys. A test compares this list with the database. Rules 120 and 122.
 */
export const accountTables: readonly PersonalTable[] = [
  {
    name: 'identity.account',
    columns: ['uuid'],
    exported: {
      name: 'account',
      async load(database, uuid) {
        const account = await database
          .selectFrom('identity.account')
          .selectAll()
          .where('uuid', '=', uuid)
          .executeTakeFirst();
        if (!account) return [];
        const { passwordHash, signUpChallenge, address, avatar, cover, grantings, ...columns } = account;
        const { hasPublishedPassword, deletionLanguage, ...row } = columns;
        const picture = async (hash: string | null) => {
          if (hash === null) return null;
          const { bytes } = await database
            .selectFrom('identity.picture')
            .select('bytes')
            .where('hash', '=', hash)
            .executeTakeFirstOrThrow();
          return `data:image/webp;base64,${bytes.toString('base64')}`;
        };
        const exported: PersonalRow = {
          ...row,
          grantings: grantings.join(', '),
          hasPassword: passwordHash !== null,
          ...address,
          avatar: await picture(avatar),
          cover: await picture(cover),
        };
        return [exported];
      },
    },
  },
  {
    name: 'identity.consent',
    columns: ['account_id'],
    exported: {
      name: 'consents',
      load: (database, uuid) =>
        database
          .selectFrom('identity.consent')
          .select(['kind', 'version', 'acceptedAt'])
          .where('accountId', '=', uuid)
          .orderBy('acceptedAt')
          .execute(),
    },
  },
  {
    name: 'identity.session',
    columns: ['account_id', 'opened_by'],
    exported: {
      name: 'sessions',
      load: (database, uuid) =>
        database
          .selectFrom('identity.session')
          .select(['browser', 'system', 'createdAt', 'lastUsedAt', 'expiresAt'])
          .where('accountId', '=', uuid)
          .orderBy('createdAt')
          .execute(),
    },
  },
  {
    name: 'identity.external_account',
    columns: ['account_id'],
    exported: {
      name: 'externalAccounts',
      load: (database, uuid) =>
        database
          .selectFrom('identity.external_account')
          .select(['provider', 'subject', 'createdAt'])
          .where('accountId', '=', uuid)
          .execute(),
    },
  },
  {
    name: 'identity.second_factor',
    columns: ['account_id'],
    exported: {
      name: 'secondFactor',
      load: (database, uuid) =>
        database
          .selectFrom('identity.second_factor')
          .select(['begunAt', 'confirmedAt'])
          .where('accountId', '=', uuid)
          .execute(),
    },
  },
  {
    name: 'identity.recovery_code',
    columns: ['account_id'],
    exported: { none: 'secrets' },
  },
  {
    name: 'identity.magic_code',
    columns: ['account_id'],
    exported: {
      none: 'secrets that expire, with the address of the account or of its future owner, which is shown to the guardian',
    },
  },
  {
    name: 'identity.pending_sign_in',
    columns: ['account_id'],
    exported: { none: 'secrets, for minutes' },
  },
  {
    name: 'identity.known_network',
    columns: ['account_id'],
    exported: { none: 'only hashes' },
  },
];

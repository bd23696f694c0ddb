import type { Database } from '../../database/database.ts';
import type { OpenIdPerson } from '../../openid/openid-client.ts';
import type { Account } from '../accounts/accounts.ts';
import { openPasswordlessAccount } from '../accounts/open-passwordless-account.ts';
import { AccountExists } from '../accounts/unique-fields.ts';

/** A person whose email address the provider knows. */
export type PersonWithEmail = OpenIdPerson & { email: string };

/** Accounts that are linked to a provider. They are found by the provider's identifier, never by email address. */
export interface ExternalAccounts {
  find(subject: string): Promise<Account | undefined>;
  /** Opens an account. Concurrent calls return the same one. Null if an unlinked account has the email address. */
  open(person: PersonWithEmail): Promise<Account | null>;
}

/** A concurrent call has already linked an account to this person. */
class AlreadyLinked extends Error {}

export function openExternalAccounts(database: Database, provider: string): ExternalAccounts {
  const find = (subject: string): Promise<Account | undefined> =>
    database
      .selectFrom('identity.external_account as external')
      .innerJoin('identity.account as account', 'account.uuid', 'external.accountId')
      .selectAll('account')
      .where('external.provider', '=', provider)
      .where('external.subject', '=', subject)
      .executeTakeFirst();

  /** Creates the account and its link to the provider in one transaction. */
  const insert = ({ subject, email, isEmailVerified, name }: PersonWithEmail): Promise<Account> =>
    database.transaction().execute(async (transaction) => {
      const account = await openPasswordlessAccount(transaction, {
        email,
        isEmailVerified,
        name,
        phoneNumber: null,
      });
      const link = await transaction
        .insertInto('identity.external_account')
        .values({ provider, subject, accountId: account.uuid })
        .onConflict((conflict) => conflict.doNothing())
        .returning('subject')
        .executeTakeFirst();
      if (!link) throw new AlreadyLinked();
      return account;
    });

  return {
    find,
    async open(person) {
      try {
        return await insert(person);
      } catch (error) {
        if (!(error instanceof AlreadyLinked || error instanceof AccountExists)) throw error;
        return (await find(person.subject)) ?? null;
      }
    },
  };
}

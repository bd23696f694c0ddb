import type { Database } from '../../database/database.ts';
import type { Person } from '../../openid/openid-client.ts';
import type { Account } from '../accounts/accounts.ts';
import { openPasswordless } from '../accounts/open-passwordless.ts';
import { AccountExists } from '../accounts/unique-fields.ts';

/** Whoever the provider knows the address of. */
export type KnownPerson = Person & { email: string };

/** The accounts that somebody at another provider opens: found by who they are there, never by an e-mail address. */
export interface ExternalAccounts {
  find(subject: string): Promise<Account | undefined>;
  /** Opens one for somebody new; of two at once both get the same. Null where another account has the address. */
  open(person: KnownPerson): Promise<Account | null>;
}

/** The other of two that came at once was quicker. */
class BoundMeanwhile extends Error {}

export function openExternalAccounts(database: Database, provider: string): ExternalAccounts {
  const find = (subject: string): Promise<Account | undefined> =>
    database
      .selectFrom('identity.external_account as external')
      .innerJoin('identity.account as account', 'account.uuid', 'external.accountId')
      .selectAll('account')
      .where('external.provider', '=', provider)
      .where('external.subject', '=', subject)
      .executeTakeFirst();

  /** The account and what opens it come to be together, or neither does. */
  const insert = ({ subject, email, isEmailVerified, name }: KnownPerson): Promise<Account> =>
    database.transaction().execute(async (transaction) => {
      const account = await openPasswordless(transaction, {
        email,
        isEmailVerified,
        name,
        phoneNumber: null,
      });
      const bound = await transaction
        .insertInto('identity.external_account')
        .values({ provider, subject, accountId: account.uuid })
        .onConflict((conflict) => conflict.doNothing())
        .returning('subject')
        .executeTakeFirst();
      if (!bound) throw new BoundMeanwhile();
      return account;
    });

  return {
    find,
    async open(person) {
      try {
        return await insert(person);
      } catch (error) {
        if (!(error instanceof BoundMeanwhile || error instanceof AccountExists)) throw error;
        return (await find(person.subject)) ?? null;
      }
    },
  };
}

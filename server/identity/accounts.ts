import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { AccountTable } from '../database/tables.ts';
import { hashPassword } from './passwords.ts';

export type Account = Selectable<AccountTable>;

export interface NewAccount {
  email: string;
  username: string;
  password: string;
  role: Account['role'];
  grantings?: string[];
  name?: string;
}

/** An account has this e-mail address or username already. */
export class AccountExists extends Error {}

export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(database: Database) {
  return {
    /** Throws `AccountExists`. */
    async create({ password, grantings = [], name, ...account }: NewAccount): Promise<Account> {
      const created = await database
        .insertInto('identity.account')
        .values({
          ...account,
          password_hash: await hashPassword(password),
          nickname: name ?? null,
          name: name ?? null,
          surname: null,
          avatar: null,
          // jsonb takes arrays as text only: the drivers would write them as PostgreSQL arrays.
          grantings: sql<string[]>`${JSON.stringify(grantings)}::jsonb`,
          has_verified_email: true,
          has_accepted_lgpd: true,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (created) return created;
      throw new AccountExists(`There is an account with ${account.email} or ${account.username} already.`);
    },

    find: (uuid: string): Promise<Account | undefined> =>
      database.selectFrom('identity.account').selectAll().where('uuid', '=', uuid).executeTakeFirst(),

    /** By username or e-mail address, whatever their case. */
    async findByEntry(entry: string): Promise<Account | undefined> {
      // PostgreSQL refuses this character in texts: no account has it.
      if (entry.includes('\0')) return undefined;
      return database
        .selectFrom('identity.account')
        .selectAll()
        .where((where) =>
          where.or([
            where(sql`lower(username)`, '=', sql`lower(${entry})`),
            where(sql`lower(email)`, '=', sql`lower(${entry})`),
          ]),
        )
        .executeTakeFirst();
    },
  };
}

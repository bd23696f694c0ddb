import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { AccountTable } from '../../database/identity-tables.ts';
import { jsonColumn } from '../../database/json-column.ts';
import { hashPassword } from '../password-hashing/password-hashes.ts';
import { addConsents, type TextVersion } from './consents.ts';
import { AccountExists, findTakenField, type UniqueAccountField } from './unique-fields.ts';

export type Account = Selectable<AccountTable>;

export interface NewAccountFields {
  /** Null for the account of a child. */
  email: string | null;
  username: string;
  /** Null if Google or an operator opens the account. The owner can set one later. */
  password: string | null;
  /** True for demo accounts, because their passwords are published. */
  hasPublishedPassword?: boolean;
  role: Account['role'];
  grantings?: string[];
  name?: string | null;
  /** Default: the name. */
  nickname?: string | null;
  /** '+' and digits. */
  phoneNumber?: string | null;
  /** YYYY-MM-DD. */
  birthDate?: string | null;
  /** When the owner declared to be 18 or older. */
  declaredAdultAt?: Date | null;
  /** See `AccountTable`. */
  signUpChallenge?: string | null;
  /** The texts that the owner has seen and accepted. None if somebody else opens the account. */
  acceptedVersions?: readonly TextVersion[];
  /** Default: true, because staff and the seed create accounts with known addresses. */
  hasVerifiedEmail?: boolean;
}

export type AccountStore = ReturnType<typeof openAccounts>;

/** Stores accounts. Callers validate the input with the functions of account-rules.ts. */
export function openAccounts(database: Database) {
  const find = (uuid: string): Promise<Account | undefined> =>
    database.selectFrom('identity.account').selectAll().where('uuid', '=', uuid).executeTakeFirst();

  return {
    /** Throws `AccountExists`, also for concurrent calls with the same values. */
    async create(account: NewAccountFields): Promise<Account> {
      const { email, username, password, role, grantings = [], name = null } = account;
      const { nickname = name } = account;
      const { phoneNumber = null, birthDate = null, hasVerifiedEmail = true } = account;
      const { hasPublishedPassword = false, declaredAdultAt = null, signUpChallenge = null } = account;
      const { acceptedVersions = [] } = account;
      const values = {
        email,
        username,
        passwordHash: password === null ? null : await hashPassword(password),
        hasPublishedPassword,
        nickname,
        name,
        surname: null,
        avatar: null,
        phoneNumber,
        birthDate,
        role,
        grantings: jsonColumn(grantings),
        hasVerifiedEmail,
        declaredAdultAt,
        signUpChallenge,
      };
      const insert = (connection: Database) =>
        connection
          .insertInto('identity.account')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
      const created =
        acceptedVersions.length === 0
          ? await insert(database)
          : await database.transaction().execute(async (trx) => {
              const inserted = await insert(trx);
              if (inserted) await addConsents(trx, inserted.uuid, acceptedVersions);
              return inserted;
            });
      if (created) return created;
      throw new AccountExists(
        (await findTakenField(database, { email, username, phoneNumber })) ?? 'username',
      );
    },

    find,

    /** Finds an account by username or email address. Ignores case. */
    async findByUsernameOrEmail(usernameOrEmail: string): Promise<Account | undefined> {
      // PostgreSQL rejects the null character, so no account has it.
      if (usernameOrEmail.includes('\0')) return undefined;
      return database
        .selectFrom('identity.account')
        .selectAll()
        .where((where) =>
          where.or([
            where(sql`lower(username)`, '=', sql`lower(${usernameOrEmail})`),
            where(sql`lower(email)`, '=', sql`lower(${usernameOrEmail})`),
          ]),
        )
        .executeTakeFirst();
    },

    async isTaken(field: UniqueAccountField, value: string): Promise<boolean> {
      return (await findTakenField(database, { [field]: value })) !== null;
    },
  };
}

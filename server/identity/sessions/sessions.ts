import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepared-statements.ts';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Device } from './describe-device.ts';
import type { SessionGate } from './session-gate.ts';
import { withholdRights } from './withhold-rights.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** After this a device has to sign in again, even if it is used. */
export const sessionLifetimeMs = 180 * dayMs;

/** A device that is not used for this long has to sign in again. */
export const sessionIdleLimitMs = 30 * dayMs;

/** A further session of an account ends the one that has not been used for the longest time. */
export const maxSessions = 20;

/**
 * Interval at which the last use of a session is stored. If it were longer, sign-ins on other devices could end a
 * session that is in use.
 */
const lastUseIntervalMs = minuteMs;

export type Sessions = ReturnType<typeof openSessions>;

export interface SessionOptions {
  device?: Device;
  /** The guardian who opens it. Absent if the owner signs in. */
  openedBy?: string;
  now?: Date;
}

const unknownDevice: Device = { browser: null, system: null };

export interface SessionToken {
  token: string;
  expiresAt: Date;
}

/**
 * Stores the sessions of signed-in devices. A token has 256 random bits, and the database stores only its hash. Nothing
 * is cached, so that an ended session is rejected at once by all machines.
 */
export function openSessions(
  database: Database,
  { adminsNeedSecondFactor = false }: { adminsNeedSecondFactor?: boolean } = {},
) {
  /** Removes some idle sessions of all accounts. */
  const removeIdleSessions = (now: Date) =>
    database
      .deleteFrom('identity.session')
      .where('tokenHash', 'in', (idle) =>
        idle
          .selectFrom('identity.session')
          .select('tokenHash')
          .where('lastUsedAt', '<=', subtractMs(now, sessionIdleLimitMs))
          .limit(100)
          .forUpdate()
          .skipLocked(),
      )
      .execute();

  /** Only one of several concurrent calls writes the row. */
  const recordUse = (hash: string, now: Date) =>
    database
      .updateTable('identity.session')
      .set({ lastUsedAt: now })
      .where('tokenHash', '=', hash)
      .where('lastUsedAt', '<=', subtractMs(now, lastUseIntervalMs))
      .execute();

  return {
    /** Using the session does not extend `expiresAt`. Throws the ApiError of the gate, or LOGIN.ACCOUNT_CLOSED. */
    async open(account: string, gate: SessionGate, options: SessionOptions = {}): Promise<SessionToken> {
      await removeIdleSessions(options.now ?? new Date());
      const session = await database.transaction().execute(async (trx) => {
        const locked = await lockAccount(trx, account);
        if (!locked?.isActive) return new ApiError('LOGIN.ACCOUNT_CLOSED');
        return addSession(trx, account, gate, options);
      });
      if (session instanceof ApiError) throw session;
      return session;
    },

    /**
     * Opens a session for a caller who has proved the password with this hash. Null if the password was changed or the
     * account was closed meanwhile, because that has ended all sessions. Throws the ApiError of the gate.
     */
    async openAfterPassword(
      proven: Pick<Account, 'uuid' | 'passwordHash'>,
      gate: SessionGate,
      options: SessionOptions = {},
    ): Promise<SessionToken | null> {
      await removeIdleSessions(options.now ?? new Date());
      const session = await database.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, proven.uuid);
        const isUnchanged = account?.isActive && account.passwordHash === proven.passwordHash;
        return isUnchanged ? addSession(trx, proven.uuid, gate, options) : null;
      });
      if (session instanceof ApiError) throw session;
      return session;
    },

    /** Returns the caller of a token. Null if the token is unknown or has expired, or the account is closed. */
    async resolve(token: string, now = new Date()): Promise<Caller | null> {
      const hash = hashOf(token);
      const row = await database
        .selectFrom('identity.session as session')
        .innerJoin('identity.account as account', 'account.uuid', 'session.accountId')
        .leftJoin('identity.second_factor as factor', 'factor.accountId', 'session.accountId')
        .select(['account.uuid', 'account.role', 'account.grantings', 'factor.confirmedAt'])
        .select(['session.id', 'session.createdAt', 'session.lastUsedAt'])
        .where('session.tokenHash', '=', hash)
        .where('session.expiresAt', '>', now)
        .where('session.lastUsedAt', '>', subtractMs(now, sessionIdleLimitMs))
        .where('account.isActive', '=', true)
        .modifyEnd(prepared)
        .executeTakeFirst();
      if (!row) return null;
      const { id, lastUsedAt: lastUsed, createdAt, confirmedAt, ...account } = row;
      // If the database is read-only, requests are still served.
      if (lastUsed <= subtractMs(now, lastUseIntervalMs)) await recordUse(hash, now).catch(() => undefined);
      const caller = { ...account, session: { id, createdAt } };
      return adminsNeedSecondFactor && confirmedAt === null ? withholdRights(caller) : caller;
    },

    async close(token: string): Promise<void> {
      await database.deleteFrom('identity.session').where('tokenHash', '=', hashOf(token)).execute();
    },

    /** Signs an account out everywhere, and ends the sessions of guided accounts that it has opened. */
    async closeAll(account: string): Promise<void> {
      await database
        .deleteFrom('identity.session')
        .where(({ or, eb }) => or([eb('accountId', '=', account), eb('openedBy', '=', account)]))
        .execute();
    },
  };
}

/**
 * Opens a session of a locked account. The lock keeps concurrent sign-ins within the maximum number of sessions. Every
 * session is opened here and passes the gate, so no sign-in can skip the second factor. Commit the transaction also
 * after an ApiError.
 */
export async function addSession(
  trx: Transaction<Tables>,
  account: string,
  gate: SessionGate,
  { device = unknownDevice, openedBy, now = new Date() }: SessionOptions = {},
): Promise<SessionToken | ApiError> {
  const failure = await gate(trx, account, now);
  if (failure) return failure;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  await trx
    .deleteFrom('identity.session')
    .where('accountId', '=', account)
    .where('tokenHash', 'not in', (kept) =>
      kept
        .selectFrom('identity.session')
        .select('tokenHash')
        .where('accountId', '=', account)
        .orderBy('lastUsedAt', 'desc')
        .orderBy('createdAt', 'desc')
        .limit(maxSessions - 1),
    )
    .execute();
  await trx
    .insertInto('identity.session')
    .values({
      tokenHash: hashOf(token),
      accountId: account,
      ...device,
      openedBy: openedBy ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

const subtractMs = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

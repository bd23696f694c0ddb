import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/rights.ts';

const day = 24 * 60 * 60 * 1000;
export const sessionLifetime = 30 * day;

/** How long another machine that serves the same readers may still accept a session that was ended here. */
const keptFor = 10_000;

const ended = { caller: null, expiresAt: new Date(0) };

export type Sessions = ReturnType<typeof openSessions>;

/** Signed-in devices. A token is 256 random bits; the database knows its hash only. */
export function openSessions(database: Database) {
  const callers = new LRUCache<string, { caller: Caller | null; expiresAt: Date }>({
    max: 10_000,
    ttl: keptFor,
  });

  return {
    async open(account: string, now = new Date()): Promise<{ token: string; expiresAt: Date }> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + sessionLifetime);
      await database
        .deleteFrom('identity.session')
        .where('account_uuid', '=', account)
        .where('expires_at', '<=', now)
        .execute();
      await database
        .insertInto('identity.session')
        .values({ token_hash: hashOf(token), account_uuid: account, expires_at: expiresAt })
        .execute();
      return { token, expiresAt };
    },

    /** Whose session the token opens; null when it is unknown, has expired or its account is closed. */
    async resolve(token: string, now = new Date()): Promise<Caller | null> {
      const hash = hashOf(token);
      const known = callers.get(hash);
      if (known) return known.expiresAt > now ? known.caller : null;
      const row = await database
        .selectFrom('identity.session as session')
        .innerJoin('identity.account as account', 'account.uuid', 'session.account_uuid')
        .select(['account.uuid', 'account.role', 'account.grantings', 'session.expires_at'])
        .where('session.token_hash', '=', hash)
        .where('session.expires_at', '>', now)
        .where('account.is_active', '=', true)
        .executeTakeFirst();
      if (!row) return null;
      const { expires_at: expiresAt, ...caller } = row;
      // Unless it was closed meanwhile.
      if (!callers.has(hash)) callers.set(hash, { caller, expiresAt });
      return caller;
    },

    async close(token: string): Promise<void> {
      const hash = hashOf(token);
      await database.deleteFrom('identity.session').where('token_hash', '=', hash).execute();
      callers.set(hash, ended);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { spendCode } from '../emails/magic-codes.ts';
import type { Device } from '../sessions/describe-device.ts';
import type { SessionGate } from '../sessions/session-gate.ts';
import { addSession, type SessionToken } from '../sessions/sessions.ts';

interface EmailConfirmation {
  uuid: string;
  code: string;
  /** The secret of the device that signed up. Undefined on other devices. */
  codeVerifier: string | undefined;
  gate: SessionGate;
  device: Device;
}

/** Null: the address is confirmed, but the reader has to sign in. */
export interface ConfirmedEmail {
  session: SessionToken | null;
}

/**
 * Confirms the address of an account with the code of an email. Returns null if the code is wrong, expired or used. Opens
 * a session only for the device that signed up: somebody else may have signed up with the address, and then neither of
 * the two has both the code and the secret.
 */
export function confirmEmail(
  database: Database,
  { uuid, code, codeVerifier, gate, device }: EmailConfirmation,
): Promise<ConfirmedEmail | null> {
  return database.transaction().execute(async (trx) => {
    if (!(await spendCode(trx, { account: uuid, purpose: 'email', code }))) return null;
    const account = await lockAccount(trx, uuid);
    if (!account?.isActive) return null;
    await trx
      .updateTable('identity.account')
      .set({ hasVerifiedEmail: true, signUpChallenge: null })
      .where('uuid', '=', uuid)
      .execute();
    const isSignUpDevice =
      codeVerifier !== undefined && challengeOf(codeVerifier) === account.signUpChallenge;
    if (!isSignUpDevice) return { session: null };
    const session = await addSession(trx, uuid, gate, { device });
    // With a second factor the reader signs in as usual.
    return { session: session instanceof ApiError ? null : session };
  });
}

/** S256 of RFC 7636. */
const challengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url');

import type { ConsentVersion } from '../../domain/account/consent.ts';
import { isPassword } from '../../domain/account/password.ts';
import type { AccountErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { oneLine } from '../../domain/one-line.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Accounts } from '../ports/account/accounts.ts';
import type { SignUpSecrets } from '../ports/account/sign-up-secrets.ts';
import type { ProofKeys } from '../ports/session/proof-keys.ts';

/** A new account as it was typed. */
export interface TypedAccount {
  readonly email: string;
  readonly password: string;
  /** Empty: the service makes one. */
  readonly username: string;
  /** The reader declared to be 18 or older and accepted the terms. */
  readonly hasAgreed: boolean;
  /** The versions of the texts that the form shows. Absent or null if they could not be loaded. */
  readonly shownVersions?: readonly ConsentVersion[] | null;
}

/** Has the same code as the service's failure, so that they share text and form field. */
const invalidPassword = {
  code: 'USER.INVALID_PASSWORD',
  name: 'INVALID_PASSWORD',
  message: 'Choose another password.',
} as const satisfies Failure;

/**
 * Opens an account. The reader is not signed in: the service first sends an email with a validation link. A secret stays
 * on this device, so that the link also signs in here. Rules of security and law are also checked here, before anything
 * leaves the device.
 */
export class SignUp {
  readonly #accounts: Accounts;
  readonly #proofKeys: ProofKeys;
  readonly #secrets: SignUpSecrets;

  constructor(accounts: Accounts, proofKeys: ProofKeys, secrets: SignUpSecrets) {
    this.#accounts = accounts;
    this.#proofKeys = proofKeys;
    this.#secrets = secrets;
  }

  /** `corrects`: the account of an earlier sign-up with a mistyped address. Returns the id of the account. */
  async execute(
    { email, password, username, hasAgreed, shownVersions }: TypedAccount,
    corrects?: string,
  ): Promise<Result<string, Failure<AccountErrorCode>>> {
    if (!hasAgreed) return failed(failures.badRequest);
    if (!isPassword(password)) return failed(invalidPassword);
    // Without cryptography the link only confirms the address.
    const proofKey = await this.#proofKeys.create();
    const outcome = await this.#accounts.signUp({
      email: email.trim(),
      password,
      ...(oneLine(username) && { username: oneLine(username) }),
      isAdult: true,
      hasAcceptedLgpd: true,
      ...(shownVersions && {
        acceptedVersions: shownVersions.map(({ kind, version }) => ({ kind, version })),
      }),
      ...(proofKey.ok && { codeChallenge: proofKey.value.codeChallenge }),
      ...(corrects !== undefined && { corrects }),
    });
    if (outcome.ok && proofKey.ok)
      this.#secrets.save({ readerId: outcome.value, codeVerifier: proofKey.value.codeVerifier });
    return outcome;
  }
}

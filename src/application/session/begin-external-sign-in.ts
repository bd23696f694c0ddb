import type { ExternalSignInErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { ownPath } from '../../domain/session/return-to.ts';
import type { Navigation } from '../ports/device/navigation.ts';
import type { ExternalProvider, PendingSignIns } from '../ports/session/pending-sign-ins.ts';
import type { ProofKeys } from '../ports/session/proof-keys.ts';
import type { ExternalSignIns } from './external-sign-ins.ts';

export interface ExternalSignInRequest {
  readonly provider: ExternalProvider;
  readonly providerId: string;
  /** Path of this app to open afterwards. */
  readonly returnTo: string;
  /** The signed-in user to link with the provider. Null for visitors. */
  readonly readerId: string | null;
}

/** Opens a provider's page, which sends the browser back to /callback. On a failure the browser stays in the app. */
export class BeginExternalSignIn {
  readonly #signIns: ExternalSignIns;
  readonly #proofKeys: ProofKeys;
  readonly #pending: PendingSignIns;
  readonly #navigation: Navigation;

  constructor(
    signIns: ExternalSignIns,
    proofKeys: ProofKeys,
    pending: PendingSignIns,
    navigation: Navigation,
  ) {
    this.#signIns = signIns;
    this.#proofKeys = proofKeys;
    this.#pending = pending;
    this.#navigation = navigation;
  }

  /** `isCurrent` returns false if the reader has left the screen meanwhile. The browser then stays where it is. */
  async execute(
    { provider, providerId, returnTo, readerId }: ExternalSignInRequest,
    isCurrent: () => boolean = () => true,
  ): Promise<Result<void, Failure<ExternalSignInErrorCode>>> {
    const proofKey = await this.#proofKeys.create();
    if (!proofKey.ok) return proofKey;
    const { codeChallenge, ...secrets } = proofKey.value;
    const redirectUri = this.#navigation.callbackAddress;
    const pending = {
      ...secrets,
      provider,
      providerId,
      redirectUri,
      returnTo: ownPath(returnTo),
      readerId,
    };
    if (!this.#pending.save(pending)) return failed(externalFailures.storageForbidden);

    const { state, nonce } = secrets;
    const address = await this.#signIns[provider].begin({
      state,
      nonce,
      codeChallenge,
      redirectUri,
      providerId,
    });
    if (address.ok && isCurrent() && this.#navigation.leaveFor(address.value)) return succeeded(undefined);
    this.#pending.take(state);
    return failed(address.ok ? failures.unexpected : address.failure);
  }
}

import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { ownPlace } from '../../domain/session/return-to.ts';
import type { Navigation } from '../ports/device/navigation.ts';
import type { ExternalProvider, PendingSignIns } from '../ports/session/pending-sign-ins.ts';
import type { ProofKeys } from '../ports/session/proof-keys.ts';
import type { ExternalSignIns } from './external-sign-ins.ts';

export interface ExternalBeginning {
  readonly provider: ExternalProvider;
  /** The place of this app to go on to afterwards. */
  readonly returnTo: string;
  /** Who is signed in already, to be bound to the provider; null: nobody. */
  readonly userId: string | null;
}

/** Leaves for a provider, who sends the browser back to /callback. Where anything is missing, nothing is begun. */
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

  /** `isWanted`: who has gone elsewhere meanwhile stays there. */
  async execute(
    { provider, returnTo, userId }: ExternalBeginning,
    isWanted: () => boolean = () => true,
  ): Promise<Result<void, Failure>> {
    const made = await this.#proofKeys.make();
    if (!made.ok) return made;
    const { codeChallenge, ...secrets } = made.value;
    const redirectUri = this.#navigation.callbackAddress;
    const pending = { ...secrets, provider, redirectUri, returnTo: ownPlace(returnTo), userId };
    if (!this.#pending.keep(pending)) return failed(externalFailures.storageForbidden);

    const { state, nonce } = secrets;
    const address = await this.#signIns[provider].begin({ state, nonce, codeChallenge, redirectUri });
    if (address.ok && isWanted() && this.#navigation.leaveFor(address.value)) return succeeded(undefined);
    this.#pending.take(state);
    return failed(address.ok ? failures.unexpected : address.failure);
  }
}

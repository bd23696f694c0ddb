import { makeAutoObservable, observableRef } from 'mobx';
import type { OfferedProvider } from '../../../application/ports/session/external-sign-in.ts';
import type { ExternalProvider } from '../../../application/ports/session/pending-sign-ins.ts';
import type { Session } from '../../../application/ports/session/session.ts';
import type { BeginExternalSignIn } from '../../../application/session/begin-external-sign-in.ts';
import type { ExternalSignIns } from '../../../application/session/external-sign-ins.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import { Loadable } from '../loading/loadable.ts';

/** A provider that the reader can sign in with. */
export interface SignInProvider extends OfferedProvider {
  readonly provider: ExternalProvider;
}

/** The providers of one kind that are offered. */
interface ProviderOffer {
  readonly provider: ExternalProvider;
  readonly outcome: Result<readonly OfferedProvider[], Failure>;
}

/** Every kind of provider, in display order. */
export const allProviders: readonly ExternalProvider[] = ['google', 'operator'];

/** If the page is still open after this time, the browser was stopped, so the buttons work again. */
export const leavingTimeoutMs = 8000;

/** The buttons to sign in with an external provider. */
export class SignInProvidersPresenter {
  /** Why the last attempt failed. */
  attemptFailure: Failure | null = null;
  /** The id of the provider that the browser is leaving for. */
  leavingWith: string | null = null;
  readonly #signIns: ExternalSignIns;
  readonly #begin: BeginExternalSignIn;
  readonly #session: Session;
  #leavingTimer: ReturnType<typeof setTimeout> | undefined;
  /** One object per attempt: the result of an earlier attempt is ignored. */
  #attempt: object | null = null;
  /** It never fails: each provider has its own failure, which stays on the screen during a retry. */
  readonly #loadable = new Loadable<readonly ProviderOffer[]>();

  constructor(signIns: ExternalSignIns, begin: BeginExternalSignIn, session: Session) {
    this.#signIns = signIns;
    this.#begin = begin;
    this.#session = session;
    makeAutoObservable(this, { attemptFailure: observableRef }, { autoBind: true });
  }

  /** True once it is known that no provider is offered: then nothing is shown. */
  get isEmpty(): boolean {
    return this.offersNoneOf(allProviders);
  }

  offersNoneOf(candidates: readonly ExternalProvider[]): boolean {
    return this.offeredProviders(candidates)?.length === 0 && this.failureOf(candidates) === null;
  }

  /** The offered providers among the candidates; null until loaded. */
  offeredProviders(candidates: readonly ExternalProvider[]): readonly SignInProvider[] | null {
    const offered = this.#loadable.value?.flatMap(({ provider, outcome }) =>
      candidates.includes(provider) && outcome.ok
        ? outcome.value.map((offer) => ({ ...offer, provider }))
        : [],
    );
    return offered ?? null;
  }

  /** Why at least one of the candidates could not be loaded. */
  failureOf(candidates: readonly ExternalProvider[]): Failure | null {
    const failedOffer = this.#loadable.value?.find(
      ({ provider, outcome }) => candidates.includes(provider) && !outcome.ok,
    );
    return failedOffer && !failedOffer.outcome.ok ? failedOffer.outcome.failure : null;
  }

  /** Loads the offered providers, unless they are already loaded. */
  async load(): Promise<void> {
    const { kind } = this.#loadable.state;
    if (kind === 'loading' || (kind === 'ready' && !this.failureOf(allProviders))) return;
    const loadOffer = async (provider: ExternalProvider) => ({
      provider,
      outcome: await this.#signIns[provider].listProviders(),
    });
    await this.#loadable.load(null, async () => succeeded(await Promise.all(allProviders.map(loadOffer))));
  }

  /** Navigates to the provider. `returnTo` is the path to continue to afterwards. A second press does nothing. */
  async begin({ provider, id }: Omit<SignInProvider, 'name'>, returnTo: string): Promise<void> {
    if (this.leavingWith) return;
    const attempt = {};
    this.#attempt = attempt;
    this.leavingWith = id;
    this.attemptFailure = null;
    const readerId = this.#session.current?.readerId ?? null;
    const isCurrent = () => this.#attempt === attempt;
    const outcome = await this.#begin.execute({ provider, providerId: id, returnTo, readerId }, isCurrent);
    if (!isCurrent()) return;
    if (outcome.ok) this.#leavingTimer = setTimeout(() => this.cancel(), leavingTimeoutMs);
    else this.cancel(outcome.failure);
  }

  /** The reader is still on the page or has come back: abandons the attempt, so that another one can start. */
  cancel(attemptFailure: Failure | null = null): void {
    clearTimeout(this.#leavingTimer);
    this.#attempt = null;
    this.leavingWith = null;
    this.attemptFailure = attemptFailure;
  }
}

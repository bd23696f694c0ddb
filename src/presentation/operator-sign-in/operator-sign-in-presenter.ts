import { makeAutoObservable } from 'mobx';
import { mayDo } from '../../domain/account/guardianship.ts';
import type { Failure } from '../../domain/failure.ts';
import { activeOperatorLink, operatorName } from '../../domain/operator-link/operator-link.ts';
import type { SignInProvidersPresenter } from '../shell/auth/sign-in-providers-presenter.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

/** What the screen offers, which depends on the account of the reader. */
export type OperatorSignInState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'linkable' }
  | { readonly kind: 'guided' }
  | { readonly kind: 'linked'; readonly operator: string };

/** Operator sign-in: a visitor signs in with an operator, a signed-in reader links the account to it. */
export class OperatorSignInPresenter {
  readonly signInProviders: SignInProvidersPresenter;
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;

  constructor(
    signInProviders: SignInProvidersPresenter,
    session: SessionPresenter,
    profile: ReaderProfilePresenter,
  ) {
    this.signInProviders = signInProviders;
    this.#session = session;
    this.#profile = profile;
    makeAutoObservable(this, { signInProviders: false }, { autoBind: true });
  }

  get state(): OperatorSignInState {
    const unavailable = this.signInProviders.offersNoneOf(['operator']) ? 'unavailable' : null;
    if (this.#session.readerId === null) return { kind: unavailable ?? 'visitor' };
    const { reader } = this.#profile;
    if (!reader) return this.#loadingState;
    const operatorLink = activeOperatorLink(reader);
    if (operatorLink) return { kind: 'linked', operator: operatorName(operatorLink) };
    return { kind: mayDo('operator-link', reader) ? (unavailable ?? 'linkable') : 'guided' };
  }

  /** The names of the offered operators. null until they are loaded. */
  get operators(): readonly string[] | null {
    return this.signInProviders.offeredProviders(['operator'])?.map(({ name }) => name) ?? null;
  }

  get user() {
    return this.#session.user;
  }

  /** Reloads the session and the profile. */
  async retry(): Promise<void> {
    await this.#session.restore();
    await this.#profile.retry();
  }

  get #loadingState(): OperatorSignInState {
    const failure = this.#session.failure ?? this.#profile.failure;
    return failure ? { kind: 'failed', failure } : { kind: 'loading' };
  }
}

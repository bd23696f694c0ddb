import { makeAutoObservable } from 'mobx';
import { mayDo } from '../../domain/account/guardianship.ts';
import type { Failure } from '../../domain/failure.ts';
import { activeBond, operatorName } from '../../domain/provider-bond/provider-bond.ts';
import type { ExternalEntriesPresenter } from '../shell/auth/external-entries-presenter.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

/** What the operator's entry is to whoever opens it. */
export type ExternalState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'none' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'linking' }
  | { readonly kind: 'guided' }
  | { readonly kind: 'bound'; readonly operator: string };

/** The operator's entry: a visitor signs in with it, an account that is signed in is linked to it. */
export class ExternalPresenter {
  readonly entries: ExternalEntriesPresenter;
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;

  constructor(entries: ExternalEntriesPresenter, session: SessionPresenter, profile: ReaderProfilePresenter) {
    this.entries = entries;
    this.#session = session;
    this.#profile = profile;
    makeAutoObservable(this, { entries: false }, { autoBind: true });
  }

  get state(): ExternalState {
    const entry = this.entries.hasNoneOf(['operator']) ? 'none' : null;
    if (this.#session.userId === null) return { kind: entry ?? 'visitor' };
    const { reader } = this.#profile;
    if (!reader) return this.#untold;
    const bond = activeBond(reader);
    if (bond) return { kind: 'bound', operator: operatorName(bond) };
    return { kind: mayDo('provider-bond', reader) ? (entry ?? 'linking') : 'guided' };
  }

  /** null while it is not known which operator there is. */
  get operator(): string | null {
    return this.entries.entriesOf(['operator'])?.[0]?.name ?? null;
  }

  get user() {
    return this.#session.user;
  }

  /** Asks again who is signed in, and for their profile. */
  async retry(): Promise<void> {
    await this.#session.restore();
    await this.#profile.retry();
  }

  get #untold(): ExternalState {
    const failure = this.#session.failure ?? this.#profile.failure;
    return failure ? { kind: 'failed', failure } : { kind: 'asking' };
  }
}

import { makeAutoObservable } from 'mobx';
import { mayDo } from '../../domain/account/guardianship.ts';
import type { Failure } from '../../domain/failure.ts';
import { activeBond, operatorName } from '../../domain/provider-bond/provider-bond.ts';
import type { ExternalEntriesPresenter } from '../shell/auth/external-entries-presenter.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { ReactivationPresenter } from '../shell/provider-bond/reactivation-presenter.ts';

export type ReactivationState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unbound' }
  | {
      readonly kind: 'expired';
      readonly operator: string;
      /** null: not known. */
      readonly expiredAt: Date | null;
      readonly mayDecide: boolean;
    }
  | { readonly kind: 'active'; readonly operator: string };

/** Whether the plan that an operator gives is there, and how it comes back. */
export class ReactivationScreenPresenter {
  readonly entries: ExternalEntriesPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #reactivation: ReactivationPresenter;

  constructor(
    profile: ReaderProfilePresenter,
    entries: ExternalEntriesPresenter,
    reactivation: ReactivationPresenter,
  ) {
    this.#profile = profile;
    this.entries = entries;
    this.#reactivation = reactivation;
    makeAutoObservable(this, { entries: false }, { autoBind: true });
  }

  get state(): ReactivationState {
    const { reader, failure } = this.#profile;
    if (!reader) return failure ? { kind: 'failed', failure } : { kind: 'asking' };
    const bond = activeBond(reader);
    if (!bond) return { kind: 'unbound' };
    const operator = operatorName(bond);
    if (!this.#profile.needsReactivation) return { kind: 'active', operator };
    const expiresAt = reader.expiredSubscription?.expiresAt;
    return {
      kind: 'expired',
      operator,
      expiredAt: expiresAt ? new Date(expiresAt) : null,
      mayDecide: mayDo('provider-bond', reader),
    };
  }

  async retry(): Promise<void> {
    await this.#profile.retry();
  }

  unlink(): void {
    this.#reactivation.warn();
  }
}

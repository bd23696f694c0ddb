import { makeAutoObservable } from 'mobx';
import { mayDo } from '../../domain/account/guardianship.ts';
import type { Failure } from '../../domain/failure.ts';
import {
  activeOperatorLink,
  isOperatorPlan,
  operatorName,
} from '../../domain/operator-link/operator-link.ts';
import type { AuthOptions } from '../shell/auth/auth-options.ts';
import type { ModalsPresenter } from '../shell/modals/modals-presenter.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';

export type ReactivationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'notLinked' }
  | {
      readonly kind: 'expired';
      readonly operator: string;
      readonly operatorId: string;
      /** When the operator's plan expired. Null if the last plan was not the operator's. */
      readonly expiredAt: Date | null;
      readonly mayDecide: boolean;
    }
  | { readonly kind: 'active'; readonly operator: string };

/** The state of the operator's plan, and how it can be reactivated. */
export class ReactivationScreenPresenter {
  readonly providerButtons: AuthOptions['providerButtons'];
  readonly #profile: ReaderProfilePresenter;
  readonly #modals: ModalsPresenter;

  constructor(
    profile: ReaderProfilePresenter,
    providerButtons: AuthOptions['providerButtons'],
    modals: ModalsPresenter,
  ) {
    this.#profile = profile;
    this.providerButtons = providerButtons;
    this.#modals = modals;
    makeAutoObservable(this, { providerButtons: false }, { autoBind: true });
  }

  get state(): ReactivationState {
    const { reader, failure } = this.#profile;
    if (!reader) return failure ? { kind: 'failed', failure } : { kind: 'loading' };
    const operatorLink = activeOperatorLink(reader);
    if (!operatorLink) return { kind: 'notLinked' };
    const operator = operatorName(operatorLink);
    if (!this.#profile.needsReactivation) return { kind: 'active', operator };
    const { expiredSubscription } = reader;
    const expiresAt = isOperatorPlan(reader, expiredSubscription) && expiredSubscription?.expiresAt;
    return {
      kind: 'expired',
      operator,
      operatorId: operatorLink.operatorId,
      expiredAt: expiresAt ? new Date(expiresAt) : null,
      mayDecide: mayDo('operator-link', reader),
    };
  }

  async retry(): Promise<void> {
    await this.#profile.retry();
  }

  unlink(): void {
    this.#modals.open('UNLINK_OPERATOR', null);
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LookUpAddress } from '../../../application/cards/look-up-address.ts';
import { failures } from '../../../domain/failure.ts';
import type { PostalAddress } from '../../../domain/postal/postal-address.ts';
import { completePostalCode } from '../../../domain/postal/postal-code.ts';
import { brazilianStates } from '../../../domain/postal/states.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { KnownAddress } from './new-card.ts';

/** `unasked`: the postal code is not whole; `failed`: nobody answered, and the address is typed by hand. */
type Standing = 'unasked' | 'looking' | 'found' | 'unknown' | 'failed';

const nothing: KnownAddress = { line1: '', neighborhood: '', city: '', state: '' };

/** The address of the postal code that is typed. What the reader types of it is not kept here, and stays. */
export class AddressSearch {
  standing: Standing = 'unasked';
  found: PostalAddress | null = null;
  readonly #lookUp: LookUpAddress;
  readonly #notifications: NotificationsPresenter;
  /** The digits of the postal code that is looked up; empty while it is incomplete. */
  #digits = '';

  constructor(lookUp: LookUpAddress, notifications: NotificationsPresenter) {
    this.#lookUp = lookUp;
    this.#notifications = notifications;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** What it tells, where that is more than the state, which goes into its field and may be changed there. */
  get place(): PostalAddress | null {
    const { found } = this;
    return found && (found.street || found.neighborhood || found.city) ? found : null;
  }

  /** The state, where nothing else is known; null otherwise. */
  get stateAlone(): string | null {
    const { found } = this;
    return found && !this.place && brazilianStates.includes(found.state) ? found.state : null;
  }

  /** Fields that the lookup filled. */
  get known(): KnownAddress {
    if (!this.place) return nothing;
    const { street, neighborhood, city, state } = this.place;
    return { line1: street, neighborhood, city, state: brazilianStates.includes(state) ? state : '' };
  }

  /** Whether the rest of the address is to be seen. */
  get isAsked(): boolean {
    return this.standing === 'found' || this.standing === 'failed';
  }

  /** Takes the postal code as it is typed: the last one wins. Resolves once it is known what there is at it. */
  async take(typed: string): Promise<void> {
    const digits = completePostalCode(typed);
    if (digits === this.#digits) return;
    this.#digits = digits;
    this.found = null;
    this.standing = digits ? 'looking' : 'unasked';
    if (digits) await this.#look(digits);
  }

  /** Whether it is another postal code than the last. */
  isNew(typed: string): boolean {
    return completePostalCode(typed) !== this.#digits;
  }

  async #look(digits: string): Promise<void> {
    const outcome = await this.#lookUp.execute(digits);
    if (digits !== this.#digits) return;
    runInAction(() => {
      if (outcome.ok) {
        this.found = outcome.value;
        this.standing = 'found';
      } else {
        this.standing = outcome.failure.code === failures.unknownPostalCode.code ? 'unknown' : 'failed';
      }
    });
    if (this.standing === 'failed') this.#notifications.report(outcome);
  }
}

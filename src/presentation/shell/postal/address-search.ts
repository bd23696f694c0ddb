import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LookUpAddress } from '../../../application/cards/look-up-address.ts';
import { failures } from '../../../domain/failure.ts';
import type { PostalAddress } from '../../../domain/postal/postal-address.ts';
import { completePostalCode } from '../../../domain/postal/postal-code.ts';
import { brazilianStates } from '../../../domain/postal/states.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** Address fields found by the lookup. They replace typed values; an empty text means unknown. */
export type FoundAddressFields = Readonly<Record<'line1' | 'neighborhood' | 'city' | 'state', string>>;

/** `unknown`: the postal code does not exist. `failed`: the lookup failed, so the reader types the address. */
type LookupStatus = 'incomplete' | 'loading' | 'found' | 'unknown' | 'failed';

const noFields: FoundAddressFields = { line1: '', neighborhood: '', city: '', state: '' };

/** Looks up the address of the typed postal code. Fields that the reader types are kept in the form. */
export class AddressSearch {
  status: LookupStatus = 'incomplete';
  found: PostalAddress | null = null;
  readonly #lookUp: LookUpAddress;
  readonly #notifications: NotificationsPresenter;
  /** The digits of the current postal code. Empty while it is incomplete. */
  #digits = '';

  constructor(lookUp: LookUpAddress, notifications: NotificationsPresenter) {
    this.#lookUp = lookUp;
    this.#notifications = notifications;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** The found address. null if only the state is known, which is filled in and can be changed. */
  get foundAddress(): PostalAddress | null {
    const { found } = this;
    return found && (found.street || found.neighborhood || found.city) ? found : null;
  }

  /** The state, if the lookup found nothing else. */
  get onlyFoundState(): string | null {
    const { found } = this;
    return found && !this.foundAddress && brazilianStates.includes(found.state) ? found.state : null;
  }

  /** Fields that the lookup filled. */
  get foundFields(): FoundAddressFields {
    if (!this.foundAddress) return noFields;
    const { street, neighborhood, city, state } = this.foundAddress;
    return { line1: street, neighborhood, city, state: brazilianStates.includes(state) ? state : '' };
  }

  /** True if the other address fields are shown. */
  get showsFields(): boolean {
    return this.status === 'found' || this.status === 'failed';
  }

  /** Starts with a saved postal code, which is not looked up. `found`: its address. null if it is not complete. */
  startWith(saved: string, found: PostalAddress | null): void {
    this.#digits = completePostalCode(saved);
    this.found = found;
    this.status = found ? 'found' : 'incomplete';
  }

  /** Looks up a postal code while it is typed. The response for an earlier postal code is ignored. */
  async search(typed: string): Promise<void> {
    const digits = completePostalCode(typed);
    if (digits === this.#digits) return;
    this.#digits = digits;
    this.found = null;
    this.status = digits ? 'loading' : 'incomplete';
    if (digits) await this.#load(digits);
  }

  isNewPostalCode(typed: string): boolean {
    return completePostalCode(typed) !== this.#digits;
  }

  async #load(digits: string): Promise<void> {
    const outcome = await this.#lookUp.execute(digits);
    if (digits !== this.#digits) return;
    runInAction(() => {
      if (outcome.ok) {
        this.found = outcome.value;
        this.status = 'found';
      } else {
        this.status = outcome.failure.code === failures.unknownPostalCode.code ? 'unknown' : 'failed';
      }
    });
    if (this.status === 'failed') this.#notifications.report(outcome);
  }
}

import { makeAutoObservable } from 'mobx';
import { type AccountAction, mayDo } from '../../../domain/account/guardianship.ts';
import type { MarketOffers, Reader } from '../../../domain/account/reader.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** The owner of the account that the account screens show, and what the owner may change. */
export class AccountOwner {
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;

  constructor(session: SessionPresenter, profile: ReaderProfilePresenter) {
    this.#session = session;
    this.#profile = profile;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Known before `user` and `reader` are loaded. */
  get readerId(): string | null {
    return this.#session.readerId;
  }

  get user(): IdentityUser | null {
    return this.#session.user;
  }

  get reader(): Reader | null {
    return this.#profile.reader;
  }

  get marketOffers(): MarketOffers {
    return this.#profile.marketOffers;
  }

  /** False until the app knows whether the account has a guardian. True also if the profile could not be loaded. */
  get isKnown(): boolean {
    return this.#profile.isSettled || this.#profile.failure !== null;
  }

  /** Children's accounts are deleted with the account. */
  get isDeletionScheduled(): boolean {
    return this.user !== null && this.user.deletionAt !== null;
  }

  may(action: AccountAction): boolean {
    return mayDo(action, this.reader);
  }

  /** Stores the user that the service returned. */
  replace(user: IdentityUser): void {
    this.#session.replaceUser(user);
  }

  /** Opens the request to accept the texts in place of the screen, which keeps its input. Rule 124. */
  requestConsent(): void {
    const { user } = this.#session;
    if (user) this.#session.replaceUser({ ...user, hasAcceptedLgpd: false });
  }

  /** Stores the reader profile that the service returned. */
  replaceReader(reader: Reader): void {
    this.#profile.replaceReader(reader);
  }

  signOut(): Promise<void> {
    return this.#session.signOut();
  }

  /** Signs the reader out and returns to this page after the new sign-in. */
  signInAgain(): Promise<void> {
    return this.#session.signOut('signing-in-again');
  }
}

import { makeAutoObservable } from 'mobx';
import { isGuided } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { OrderItem } from '../../domain/checkout/order.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { AccountReload } from '../shell/profile/account-reload.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

/** The reader who redeems, and the data that is reloaded afterwards. */
export class VoucherReader {
  readonly notifications: NotificationsPresenter;
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #account: AccountReload;

  constructor(
    session: SessionPresenter,
    profile: ReaderProfilePresenter,
    account: AccountReload,
    notifications: NotificationsPresenter,
  ) {
    this.#session = session;
    this.#profile = profile;
    this.#account = account;
    this.notifications = notifications;
    makeAutoObservable(this, { notifications: false }, { autoBind: true });
  }

  get readerId(): string | null {
    return this.#session.readerId;
  }

  get reader(): Reader | null {
    return this.#profile.reader;
  }

  /** False for a guided account, and until the profile is loaded. */
  get mayRedeem(): boolean {
    return this.reader !== null && !this.isGuided;
  }

  /** Only the guardian of a guided account can redeem (Rule 11). */
  get isGuided(): boolean {
    return isGuided(this.reader);
  }

  reload(type: OrderItem['type']): Promise<void> {
    return this.#account.reload(type);
  }
}

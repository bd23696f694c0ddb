import { makeAutoObservable, reaction } from 'mobx';
import type { LoadReaderProfile, ReaderProfile } from '../../../application/account/load-reader-profile.ts';
import type { MarketOffers, Reader } from '../../../domain/account/reader.ts';
import {
  entitlementsOf,
  hasSubscription,
  noEntitlements,
  type ReaderEntitlements,
} from '../../../domain/checkout/issue-access.ts';
import type { Failure } from '../../../domain/failure.ts';
import { Loadable, type LoadState, loadedValueOf, loadFailureOf } from '../loading/loadable.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** The default market is expected to sell everything. */
const visitorOffers: MarketOffers = { plans: true, credits: true };

/** The profile of the signed-in reader: entitlements and preferences. */
export class ReaderProfilePresenter {
  readonly #session: SessionPresenter;
  readonly #loadReaderProfile: LoadReaderProfile;
  readonly #notifications: NotificationsPresenter;
  /** Keyed by reader id. */
  readonly #loadable = new Loadable<ReaderProfile, string>();
  /** The reader whose user or profile could not be loaded, until it is loaded. */
  #failedReaderId: string | null = null;

  constructor(
    session: SessionPresenter,
    loadReaderProfile: LoadReaderProfile,
    notifications: NotificationsPresenter,
  ) {
    this.#session = session;
    this.#loadReaderProfile = loadReaderProfile;
    this.#notifications = notifications;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The profile of the current user. It is idle as soon as the session belongs to another user. */
  get state(): LoadState<ReaderProfile> {
    const { readerId } = this.#session;
    return readerId === null ? { kind: 'idle' } : this.#loadable.stateOf(readerId);
  }

  get profile(): ReaderProfile | null {
    return loadedValueOf(this.state);
  }

  /** Why the profile could not be loaded. */
  get failure(): Failure | null {
    return loadFailureOf(this.state);
  }

  get reader(): Reader | null {
    return this.profile?.reader ?? null;
  }

  /** Until the profile is loaded, as for a visitor. */
  get marketOffers(): MarketOffers {
    return this.reader?.marketOffers ?? visitorOffers;
  }

  get rights(): ReaderEntitlements {
    if (!this.profile) return noEntitlements;
    return entitlementsOf(this.profile.reader, this.profile.acquisitions);
  }

  /**
   * True after the user or the profile could not be loaded, until it is loaded. Screens then show what does not need it,
   * instead of placeholders.
   */
  get hasLoadFailed(): boolean {
    const { failure, readerId } = this.#session;
    if (readerId === null || this.isSettled) return false;
    return Boolean(failure ?? this.failure) || readerId === this.#failedReaderId;
  }

  /** True once the entitlements are known. Before that, a reader must not be offered what they already own. */
  get isSettled(): boolean {
    return this.#session.isReady && (this.#session.readerId === null || this.profile !== null);
  }

  /** The account is linked to an operator, but has no subscription. */
  get needsReactivation(): boolean {
    const { reader } = this;
    return Boolean(reader?.operatorLink?.isActive) && !hasSubscription(reader?.subscription ?? null);
  }

  /** Loads the profile of each user who signs in, until the returned function is called. */
  start(): () => void {
    const stopWatching = reaction(
      () => (this.isSettled ? null : this.hasLoadFailed ? this.#session.readerId : this.#failedReaderId),
      (readerId) => {
        this.#failedReaderId = readerId;
      },
    );
    const stopLoading = reaction(
      () => this.#session.user?.id,
      (readerId) => void this.load(readerId),
      { fireImmediately: true },
    );
    return () => {
      stopWatching();
      stopLoading();
    };
  }

  /** Loads the profile. The former one stays until the new one has arrived. */
  async load(readerId: string | undefined): Promise<void> {
    if (!readerId) return this.#loadable.reset();
    const outcome = await this.#loadable.load(readerId, () => this.#loadReaderProfile.execute(readerId));
    if (outcome && readerId === this.#session.readerId) this.#notifications.report(outcome);
  }

  /** Loads the profile again after a failure. */
  async retry(): Promise<void> {
    if (this.failure) await this.load(this.#session.user?.id);
  }

  change(change: (profile: ReaderProfile) => ReaderProfile): void {
    if (this.profile) this.#loadable.change(change);
  }

  /** Replaces the reader and keeps the acquisitions. Ignored if the reader belongs to another session. */
  replaceReader(reader: Reader): void {
    if (reader.id === this.#session.readerId) this.change((profile) => ({ ...profile, reader }));
  }
}

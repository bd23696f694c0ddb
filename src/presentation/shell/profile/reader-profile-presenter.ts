import { makeAutoObservable, reaction } from 'mobx';
import type { LoadReaderProfile, ReaderProfile } from '../../../application/account/load-reader-profile.ts';
import type { Reader } from '../../../domain/account/reader.ts';
import { hasSubscription, noRights, type ReaderRights } from '../../../domain/checkout/issue-access.ts';
import type { Failure } from '../../../domain/failure.ts';
import { Loadable, type LoadState, loadedValueOf, loadFailureOf } from '../loading/loadable.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** The comics profile of whoever is signed in: what they may read and how they like the shop to look. */
export class ReaderProfilePresenter {
  readonly #session: SessionPresenter;
  readonly #loadReaderProfile: LoadReaderProfile;
  readonly #notifications: NotificationsPresenter;
  /** By the id of the user. */
  readonly #loadable = new Loadable<ReaderProfile, string>();

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

  /** The profile of the session's user. It is idle from the moment that the session is another's. */
  get state(): LoadState<ReaderProfile> {
    const { userId } = this.#session;
    return userId === null ? { kind: 'idle' } : this.#loadable.stateOf(userId);
  }

  get profile(): ReaderProfile | null {
    return loadedValueOf(this.state);
  }

  /** Why the profile could not be loaded: see `retry`. */
  get failure(): Failure | null {
    return loadFailureOf(this.state);
  }

  get reader(): Reader | null {
    return this.profile?.reader ?? null;
  }

  get rights(): ReaderRights {
    if (!this.profile) return noRights;
    return { subscription: this.profile.reader.subscription, acquisitions: this.profile.acquisitions };
  }

  /** True once the rights are known: before, a signed-in reader must not be offered what they already own. */
  get isSettled(): boolean {
    return this.#session.isReady && (this.#session.userId === null || this.profile !== null);
  }

  /** The provider bond is active but brings no subscription. */
  get needsReactivation(): boolean {
    const { reader } = this;
    return Boolean(reader?.svaBond?.isActive) && !hasSubscription(reader?.subscription ?? null);
  }

  /** Follows the session's user until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.#session.user?.uuid,
      (userId) => void this.load(userId),
      { fireImmediately: true },
    );
  }

  /** Fetches the profile, in place of the one that is there once it has come. */
  async load(userId: string | undefined): Promise<void> {
    if (!userId) return this.#loadable.reset();
    const outcome = await this.#loadable.load(userId, () => this.#loadReaderProfile.execute(userId));
    if (outcome && userId === this.#session.userId) this.#notifications.report(outcome);
  }

  /** Asks again for a profile that did not come. */
  async retry(): Promise<void> {
    if (this.failure) await this.load(this.#session.user?.uuid);
  }

  /** Changes the profile of the session's user, if it is loaded. */
  change(change: (profile: ReaderProfile) => ReaderProfile): void {
    if (this.profile) this.#loadable.change(change);
  }

  /** The reader as the service has it now; the acquisitions stay. That of another session is dropped. */
  replaceReader(reader: Reader): void {
    if (reader.dragonId === this.#session.userId) this.change((profile) => ({ ...profile, reader }));
  }
}

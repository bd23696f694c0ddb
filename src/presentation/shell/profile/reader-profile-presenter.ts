import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { LoadReaderProfile, ReaderProfile } from '../../../application/account/load-reader-profile.ts';
import type { Reader } from '../../../domain/account/reader.ts';
import { hasSubscription, noRights, type ReaderRights } from '../../../domain/checkout/issue-access.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface OwnedProfile {
  readonly userId: string;
  readonly profile: ReaderProfile;
}

/** The comics profile of whoever is signed in: what they may read and how they like the shop to look. */
export class ReaderProfilePresenter {
  /** What was loaded, and of whom. */
  owned: OwnedProfile | null = null;
  /** Why the profile did not come: see `retry`. */
  failure: Failure | null = null;
  readonly #session: SessionPresenter;
  readonly #loadReaderProfile: LoadReaderProfile;
  readonly #notifications: NotificationsPresenter;
  /** One object per loading: only the last one's answer counts. */
  #loading: object = {};

  constructor(
    session: SessionPresenter,
    loadReaderProfile: LoadReaderProfile,
    notifications: NotificationsPresenter,
  ) {
    this.#session = session;
    this.#loadReaderProfile = loadReaderProfile;
    this.#notifications = notifications;
    makeAutoObservable(this, { owned: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Looked up by its owner: from the moment that the session is another's, there is none. */
  get profile(): ReaderProfile | null {
    return this.owned && this.owned.userId === this.#session.userId ? this.owned.profile : null;
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
    const loading = {};
    this.#loading = loading;
    this.failure = null;
    if (this.owned?.userId !== userId) this.owned = null;
    if (!userId) return;
    const outcome = await this.#loadReaderProfile.execute(userId);
    // Another user's, or told anew meanwhile: nobody asks for this answer any more.
    if (loading !== this.#loading || userId !== this.#session.userId) return;
    this.#notifications.tell(outcome);
    runInAction(() => {
      if (outcome.ok) this.owned = { userId, profile: outcome.value };
      else this.failure = outcome.failure;
    });
  }

  /** Asks again for a profile that did not come. */
  async retry(): Promise<void> {
    if (this.failure) await this.load(this.#session.user?.uuid);
  }

  /** The reader as the service has it now; the acquisitions stay. That of another session is dropped. */
  replaceReader(reader: Reader): void {
    const { profile } = this;
    if (profile && reader.dragonId === this.#session.userId) {
      this.owned = { userId: reader.dragonId, profile: { ...profile, reader } };
    }
  }
}

import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { LoadReaderProfile, ReaderProfile } from '../../application/account/load-reader-profile.ts';
import { hasSubscription, noRights, type ReaderRights } from '../../domain/issue-access.ts';
import type { NotificationsPresenter } from './notifications-presenter.ts';
import type { SessionPresenter } from './session-presenter.ts';

/** The comics profile of whoever is signed in: what they may read and how they like the shop to look. */
export class ReaderProfilePresenter {
  profile: ReaderProfile | null = null;
  readonly #session: SessionPresenter;
  readonly #loadReaderProfile: LoadReaderProfile;
  readonly #notifications: NotificationsPresenter;

  constructor(
    session: SessionPresenter,
    loadReaderProfile: LoadReaderProfile,
    notifications: NotificationsPresenter,
  ) {
    this.#session = session;
    this.#loadReaderProfile = loadReaderProfile;
    this.#notifications = notifications;
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  get rights(): ReaderRights {
    if (!this.profile) return noRights;
    return { subscription: this.profile.reader.subscription, acquisitions: this.profile.acquisitions };
  }

  /** True once the rights are known: before, a signed-in reader must not be offered what they already own. */
  get isSettled(): boolean {
    return this.#session.isReady && (this.#session.user === null || this.profile !== null);
  }

  get theme(): 'dark' | 'light' {
    return this.profile?.reader.preferences.theme === 'light' ? 'light' : 'dark';
  }

  /** The provider bond is active but brings no subscription. Source: consumer-app.md §2, side menu. */
  get needsReactivation(): boolean {
    const reader = this.profile?.reader;
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

  async load(userId: string | undefined): Promise<void> {
    runInAction(() => {
      this.profile = null;
    });
    if (!userId) return;
    const outcome = this.#notifications.tell(await this.#loadReaderProfile.execute(userId));
    runInAction(() => {
      if (outcome.ok && userId === this.#session.user?.uuid) this.profile = outcome.value;
    });
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { Follows } from '../../application/ports/following/follows.ts';
import type { Failure } from '../../domain/failure.ts';
import {
  type AnnouncementSettings,
  type Follow,
  type FollowKind,
  followKeyOf,
} from '../../domain/following/follow.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { maxPageSize } from '../../domain/slice.ts';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { createSinglePageList } from '../shell/lists/create-single-page-list.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { PushPresenter } from './push-presenter.ts';

/** Follows of one kind, with new issues first. */
interface FollowGroup {
  readonly kind: FollowKind;
  readonly items: readonly Follow[];
}

/** How the reader hears about new issues. 'failed': at least one setting could not be loaded. */
type NoticeState = 'none' | 'email' | 'device' | 'both' | 'failed';

const kinds: readonly FollowKind[] = ['series', 'publisher', 'creator'];

/** What the reader follows, with new issues first. A target that is no longer followed keeps its place. */
export class FollowingPresenter {
  list: EndlessList<Follow>;
  readonly follows: FollowsPresenter;
  readonly push: PushPresenter;
  readonly announcements = new Loadable<AnnouncementSettings>();
  readonly #notifications: NotificationsPresenter;
  readonly #source: Follows;
  #changesWhenListed: number;
  #isSaving = false;

  constructor(
    source: Follows,
    follows: FollowsPresenter,
    push: PushPresenter,
    notifications: NotificationsPresenter,
  ) {
    this.#source = source;
    this.follows = follows;
    this.push = push;
    this.#notifications = notifications;
    this.#changesWhenListed = follows.changes;
    this.list = this.#createList();
    makeAutoObservable(
      this,
      { list: observableRef, follows: false, push: false, announcements: false },
      { autoBind: true },
    );
  }

  /** The loaded follows by kind. Kinds without follows are left out. */
  get groups(): readonly FollowGroup[] {
    return kinds
      .map((kind) => ({ kind, items: this.list.items.filter((follow) => follow.kind === kind) }))
      .filter(({ items }) => items.length > 0);
  }

  /** null until it is known. */
  get noticeState(): NoticeState | null {
    const { announcements, push } = this;
    if (announcements.failure || push.state.failure) return 'failed';
    if (!announcements.value || !push.state.value) return null;
    if (push.isOn) return announcements.value.email ? 'both' : 'device';
    return announcements.value.email ? 'email' : 'none';
  }

  /** Loads the list, again if the follows or what the reader has seen have changed. */
  start(): void {
    if (this.#changesWhenListed !== this.follows.changes) {
      this.#changesWhenListed = this.follows.changes;
      this.list = this.#createList();
    }
    void this.list.start();
    this.loadAnnouncements();
    this.push.start();
  }

  /** Loads the settings once, and again after a failure. */
  loadAnnouncements(): void {
    const { kind } = this.announcements.state;
    if (kind === 'idle' || kind === 'failed')
      void this.announcements.load(null, () => this.#source.findAnnouncements());
  }

  /** Shows the change at once, and reverts it with a message on failure. Ignored while another change is saved. */
  async setEmails(email: boolean): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    await this.#saveEmails(email);
    this.#isSaving = false;
  }

  async #saveEmails(email: boolean): Promise<void> {
    const before = this.announcements.value;
    this.announcements.set(null, { email });
    const outcome = await this.#source.saveAnnouncements({ email });
    if (outcome.ok) return;
    if (before) this.announcements.set(null, before);
    this.#notifications.showError(outcome.failure);
  }

  /** Complete, because a later page would add rows to groups that the reader has already passed. */
  #createList(): EndlessList<Follow> {
    return createSinglePageList(() => this.#loadAll(), followKeyOf);
  }

  async #loadAll(): Promise<Result<readonly Follow[], Failure>> {
    const loaded: Follow[] = [];
    for (let page = 0; ; page += 1) {
      const outcome = await this.#source.list({ page, limit: maxPageSize });
      if (!outcome.ok) return outcome;
      const { items, hasNext } = outcome.value;
      loaded.push(...items);
      // Also stops at an empty page, in case the service always reports a next one.
      if (!hasNext || items.length === 0) return succeeded(loaded);
    }
  }
}

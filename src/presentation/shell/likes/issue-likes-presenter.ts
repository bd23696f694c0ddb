import { makeAutoObservable, reaction } from 'mobx';
import type { IssueLikes } from '../../../application/ports/reading/issue-likes.ts';
import type { Likes } from '../../../domain/reading/likes.ts';
import { succeeded } from '../../../domain/result.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface LikesDependencies {
  readonly likes: IssueLikes;
  readonly session: SessionPresenter;
  readonly notifications: NotificationsPresenter;
}

/** The likes of issues, for visitors and for the signed-in reader. Shows one issue at a time. */
export class IssueLikesPresenter {
  readonly #likes: IssueLikes;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;
  /** By reader and issue. */
  readonly #loadable = new Loadable<Likes, string>();
  /** By reader and issue. */
  readonly #writing = new Set<string>();

  constructor({ likes, session, notifications }: LikesDependencies) {
    this.#likes = likes;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#session.readerId !== null;
  }

  /** null until loaded, and if it could not be loaded: the page works without it. */
  likesOf(issueId: string): Likes | null {
    return loadedValueOf(this.#loadable.stateOf(this.#keyOf(issueId)));
  }

  /** Loads the likes, again if another reader signs in, until the returned function is called. */
  watch(issueId: string): () => void {
    return reaction(
      () => this.#keyOf(issueId),
      () => void this.start(issueId),
      { fireImmediately: true },
    );
  }

  /** Loads the likes once for each reader and issue. */
  async start(issueId: string): Promise<void> {
    const key = this.#keyOf(issueId);
    const { kind } = this.#loadable.stateOf(key);
    if (kind === 'ready' || kind === 'loading') return;
    await this.#loadable.load(key, async () => {
      if (this.isSignedIn) return this.#likes.find(issueId);
      const outcome = await this.#likes.count(issueId);
      return outcome.ok ? succeeded({ count: outcome.value, isLiked: false }) : outcome;
    });
  }

  /** Shows the change at once, and reverts it with a message on failure. */
  async toggle(issueId: string): Promise<void> {
    const key = this.#keyOf(issueId);
    if (!this.isSignedIn || this.#writing.has(key)) return;
    this.#writing.add(key);
    const before = this.likesOf(issueId);
    const isLiked = !before?.isLiked;
    const show = (likes: Likes | null) =>
      likes && this.#loadable.key === key && this.#loadable.set(key, likes);
    show(before && { isLiked, count: before.count + (isLiked ? 1 : -1) });
    const outcome = await (isLiked ? this.#likes.add(issueId) : this.#likes.remove(issueId));
    show(outcome.ok ? outcome.value : before);
    if (!outcome.ok) this.#notifications.showError(outcome.failure);
    this.#writing.delete(key);
  }

  #keyOf(issueId: string): string {
    return `${this.#session.readerId} ${issueId}`;
  }
}

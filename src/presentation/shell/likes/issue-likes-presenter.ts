import { makeAutoObservable, reaction } from 'mobx';
import type { IssueLikes } from '../../../application/ports/reading/issue-likes.ts';
import type { Likes } from '../../../domain/reading/likes.ts';
import { succeeded } from '../../../domain/result.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import { PendingChoices } from '../loading/pending-choices.ts';
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
  readonly #choices = new PendingChoices();

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
    const key = this.#keyOf(issueId);
    const likes = this.#savedLikesOf(key);
    const isLiked = this.#choices.find(key);
    if (!likes || isLiked === null || isLiked === likes.isLiked) return likes;
    return { isLiked, count: likes.count + (isLiked ? 1 : -1) };
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
    if (!this.isSignedIn) return;
    const key = this.#keyOf(issueId);
    const saved = this.#savedLikesOf(key)?.isLiked ?? null;
    const choice = !this.likesOf(issueId)?.isLiked;
    await this.#choices.save(key, choice, saved, (isLiked) => this.#write(key, issueId, isLiked));
  }

  /** Writes nothing if another reader, or no one, is signed in by now. */
  async #write(key: string, issueId: string, isLiked: boolean): Promise<boolean> {
    if (key !== this.#keyOf(issueId)) return false;
    const outcome = await (isLiked ? this.#likes.add(issueId) : this.#likes.remove(issueId));
    if (outcome.ok && this.#loadable.key === key) this.#loadable.set(key, outcome.value);
    if (!outcome.ok && key === this.#keyOf(issueId)) this.#notifications.showError(outcome.failure);
    return outcome.ok;
  }

  #savedLikesOf(key: string): Likes | null {
    return loadedValueOf(this.#loadable.stateOf(key));
  }

  #keyOf(issueId: string): string {
    return `${this.#session.readerId} ${issueId}`;
  }
}

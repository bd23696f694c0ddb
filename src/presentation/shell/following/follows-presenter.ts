import { makeAutoObservable, runInAction } from 'mobx';
import type { Follows } from '../../../application/ports/following/follows.ts';
import type { PendingFollowStore } from '../../../application/ports/following/pending-follow-store.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type FollowMark, type FollowTarget, followKeyOf } from '../../../domain/following/follow.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import { successes } from '../../../domain/success.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface FollowsDependencies {
  readonly follows: Follows;
  readonly pendingFollow: PendingFollowStore;
  readonly session: SessionPresenter;
  readonly notifications: NotificationsPresenter;
}

interface OwnFollows {
  /** What the platform knows, by the key of the target. */
  readonly marks: ReadonlyMap<string, FollowMark>;
  /** Changes that the platform has not confirmed, by the key of the target: true to follow, false to stop. */
  readonly choices: ReadonlyMap<string, boolean>;
}

/** The mark of a follow of this visit. It is later than any issue, so that no issue is shown as new. */
const afterAllIssues = '9999-12-31T00:00:00.000Z';

/** What the signed-in reader follows, for the buttons and marks of all screens. */
export class FollowsPresenter {
  /** Counts changes. A list that was loaded before a change is out of date. */
  changes = 0;
  readonly #follows: Follows;
  readonly #pendingFollow: PendingFollowStore;
  readonly #session: SessionPresenter;
  readonly #notifications: NotificationsPresenter;
  /** By the id of the reader, so that no reader sees the follows of another. */
  readonly #loadable = new Loadable<OwnFollows, string | null>();
  #loading: Promise<Result<OwnFollows, Failure> | null> = Promise.resolve(null);
  /** The writes in progress, by reader and target. */
  readonly #writing = new Set<string>();

  constructor({ follows, pendingFollow, session, notifications }: FollowsDependencies) {
    this.#follows = follows;
    this.#pendingFollow = pendingFollow;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#session.readerId !== null;
  }

  /** null until loaded. */
  get own(): OwnFollows | null {
    return loadedValueOf(this.#loadable.stateOf(this.#session.readerId));
  }

  /** null until it is known. */
  isFollowing(target: FollowTarget): boolean | null {
    const key = followKeyOf(target);
    return this.own?.choices.get(key) ?? this.own?.marks.has(key) ?? null;
  }

  /** True if the issue was published after the reader last saw the page of the target. */
  isNew(target: FollowTarget, { publishedAt }: Pick<Issue, 'publishedAt'>): boolean {
    const mark = this.own?.marks.get(followKeyOf(target));
    return mark !== undefined && Date.parse(publishedAt) > Date.parse(mark.seenAt);
  }

  /** Loads the follows once for each reader. */
  async start(): Promise<void> {
    const { readerId } = this.#session;
    if (readerId !== null) await this.#load(readerId);
  }

  /**
   * Call this when the page of the target is shown. Follows it if the reader pressed the button before signing in. Otherwise marks
   * its issues as seen; `isNew` still reports them until the app is opened again.
   */
  async visit(target: FollowTarget): Promise<void> {
    const { readerId } = this.#session;
    if (readerId === null || (await this.#load(readerId))) return;
    if (!this.#isCurrent(readerId)) return;
    const pending = this.#pendingFollow.find();
    if (pending && followKeyOf(pending) === followKeyOf(target)) {
      this.#pendingFollow.clear();
      if (this.isFollowing(target) === false) await this.toggle(target);
    } else if (this.isFollowing(target)) {
      // If it fails, the issues are new again at the next visit.
      const outcome = await this.#follows.markSeen(target);
      if (outcome.ok) this.#countChange();
    }
  }

  /** Remembers what a visitor wants to follow. */
  followAfterSignIn(target: FollowTarget): void {
    this.#pendingFollow.save(target);
  }

  /**
   * Shows the change at once, and reverts it with a message on failure. `isFollowedByDefault`: what the button shows if
   * the state is unknown.
   */
  async toggle(target: FollowTarget, isFollowedByDefault = false): Promise<void> {
    const { readerId } = this.#session;
    if (readerId === null) return;
    // Decided before the marks are loaded, because the reader chose by what the button showed.
    const choice = !(this.isFollowing(target) ?? isFollowedByDefault);
    const failure = await this.#load(readerId);
    if (!this.#isCurrent(readerId)) return;
    if (failure) return this.#notifications.showError(failure);
    this.#setChoice(followKeyOf(target), choice);
    const key = `${readerId} ${followKeyOf(target)}`;
    if (this.#writing.has(key)) return;
    this.#writing.add(key);
    await this.#write(readerId, target);
    this.#writing.delete(key);
  }

  /** Concurrent callers share one request. */
  async #load(readerId: string): Promise<Failure | null> {
    const { kind } = this.#loadable.stateOf(readerId);
    if (kind === 'ready') return null;
    if (kind !== 'loading') this.#loading = this.#loadable.load(readerId, () => this.#request());
    const outcome = await this.#loading;
    return outcome && !outcome.ok ? outcome.failure : null;
  }

  async #request(): Promise<Result<OwnFollows, Failure>> {
    const outcome = await this.#follows.listMarks();
    if (!outcome.ok) return outcome;
    const marks = new Map(outcome.value.map((mark) => [followKeyOf(mark), mark]));
    return succeeded({ marks, choices: new Map() });
  }

  /** Writes until the platform has the last choice. If the session has changed, it keeps what the platform confirmed. */
  async #write(readerId: string, target: FollowTarget): Promise<void> {
    const key = followKeyOf(target);
    while (this.#loadable.key === readerId) {
      const own = this.#loadable.value;
      const isFollowed = own?.choices.get(key);
      if (isFollowed === undefined) return;
      if (isFollowed === own?.marks.has(key) || !this.#isCurrent(readerId)) return this.#setChoice(key, null);
      await this.#send(readerId, target, isFollowed);
    }
  }

  async #send(readerId: string, target: FollowTarget, isFollowed: boolean): Promise<void> {
    const outcome = await (isFollowed ? this.#follows.add(target) : this.#follows.remove(target));
    if (this.#loadable.key !== readerId) return;
    if (outcome.ok) {
      this.#saveConfirmed(target, isFollowed);
      if (isFollowed && this.#isCurrent(readerId)) this.#notifications.showSuccess(successes.followed);
      return;
    }
    this.#setChoice(followKeyOf(target), null);
    if (this.#isCurrent(readerId)) this.#notifications.showError(outcome.failure);
  }

  /** False if another reader, or no one, is signed in by now. */
  #isCurrent(readerId: string): boolean {
    return readerId === this.#session.readerId;
  }

  #saveConfirmed(target: FollowTarget, isFollowed: boolean): void {
    this.#loadable.change(({ marks, choices }) => {
      const changedMarks = new Map(marks);
      if (isFollowed) changedMarks.set(followKeyOf(target), { ...target, seenAt: afterAllIssues });
      else changedMarks.delete(followKeyOf(target));
      return { marks: changedMarks, choices };
    });
    this.#countChange();
  }

  #setChoice(key: string, choice: boolean | null): void {
    this.#loadable.change(({ marks, choices }) => {
      const changedChoices = new Map(choices);
      if (choice === null) changedChoices.delete(key);
      else changedChoices.set(key, choice);
      return { marks, choices: changedChoices };
    });
  }

  #countChange(): void {
    runInAction(() => {
      this.changes += 1;
    });
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Follows } from '../../../application/ports/following/follows.ts';
import type { PendingFollowStore } from '../../../application/ports/following/pending-follow-store.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type FollowMark, type FollowTarget, followKeyOf } from '../../../domain/following/follow.ts';
import { followed } from '../../../domain/following/follow-successes.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import { PendingChoices } from '../loading/pending-choices.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

interface FollowsDependencies {
  readonly follows: Follows;
  readonly pendingFollow: PendingFollowStore;
  readonly session: SessionPresenter;
  readonly notifications: NotificationsPresenter;
}

/** What the platform knows, by the key of the target. */
type FollowMarks = ReadonlyMap<string, FollowMark>;

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
  readonly #loadable = new Loadable<FollowMarks, string | null>();
  #loading: Promise<Result<FollowMarks, Failure> | null> = Promise.resolve(null);
  /** By reader and target. */
  readonly #choices = new PendingChoices();

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
  get marks(): FollowMarks | null {
    return loadedValueOf(this.#loadable.stateOf(this.#session.readerId));
  }

  /** null until it is known. */
  isFollowing(target: FollowTarget): boolean | null {
    return this.#choices.find(this.#keyOf(target)) ?? this.#isSaved(target);
  }

  /** True if the issue was published after the reader last saw the page of the target. */
  isNew(target: FollowTarget, { publishedAt }: Pick<Issue, 'publishedAt'>): boolean {
    const mark = this.marks?.get(followKeyOf(target));
    return mark !== undefined && Date.parse(publishedAt) > Date.parse(mark.seenAt);
  }

  /** Loads the follows once for each reader. */
  async start(): Promise<void> {
    const { readerId } = this.#session;
    if (readerId !== null) await this.#load(readerId);
  }

  /**
   * Call this when the page of the target is shown. Follows it if the reader pressed the button before signing in.
   * Otherwise marks its issues as seen; `isNew` still reports them until the app is opened again.
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
    await this.#choices.save(this.#keyOf(target), choice, this.#isSaved(target), (isFollowed) =>
      this.#write(readerId, target, isFollowed),
    );
  }

  /** Concurrent callers share one request. */
  async #load(readerId: string): Promise<Failure | null> {
    const { kind } = this.#loadable.stateOf(readerId);
    if (kind === 'ready') return null;
    if (kind !== 'loading') this.#loading = this.#loadable.load(readerId, () => this.#request());
    const outcome = await this.#loading;
    return outcome && !outcome.ok ? outcome.failure : null;
  }

  async #request(): Promise<Result<FollowMarks, Failure>> {
    const outcome = await this.#follows.listMarks();
    if (!outcome.ok) return outcome;
    return succeeded(new Map(outcome.value.map((mark) => [followKeyOf(mark), mark])));
  }

  /** Writes nothing if the session has changed. If it changes meanwhile, what the platform confirmed is kept. */
  async #write(readerId: string, target: FollowTarget, isFollowed: boolean): Promise<boolean> {
    if (!this.#isCurrent(readerId)) return false;
    const outcome = await (isFollowed ? this.#follows.add(target) : this.#follows.remove(target));
    if (outcome.ok && this.#loadable.key === readerId) this.#saveConfirmed(target, isFollowed);
    if (!this.#isCurrent(readerId)) return outcome.ok;
    if (!outcome.ok) this.#notifications.showError(outcome.failure);
    else if (isFollowed) this.#notifications.showSuccess(followed);
    return outcome.ok;
  }

  /** False if another reader, or no one, is signed in by now. */
  #isCurrent(readerId: string): boolean {
    return readerId === this.#session.readerId;
  }

  #keyOf(target: FollowTarget): string {
    return `${this.#session.readerId} ${followKeyOf(target)}`;
  }

  /** Whether the platform has the follow; null until loaded. */
  #isSaved(target: FollowTarget): boolean | null {
    return this.marks?.has(followKeyOf(target)) ?? null;
  }

  #saveConfirmed(target: FollowTarget, isFollowed: boolean): void {
    this.#loadable.change((marks) => {
      const changedMarks = new Map(marks);
      if (isFollowed) changedMarks.set(followKeyOf(target), { ...target, seenAt: afterAllIssues });
      else changedMarks.delete(followKeyOf(target));
      return changedMarks;
    });
    this.#countChange();
  }

  #countChange(): void {
    runInAction(() => {
      this.changes += 1;
    });
  }
}

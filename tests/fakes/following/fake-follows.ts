import type { Follows } from '../../../src/application/ports/following/follows.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { FollowErrorCode } from '../../../src/domain/error-code.ts';
import {
  type AnnouncementSettings,
  type Follow,
  type FollowKind,
  type FollowMark,
  type FollowTarget,
  followKeyOf,
} from '../../../src/domain/following/follow.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';

/** Something that can be followed. */
export interface FollowablePage extends FollowTarget {
  readonly slug: string;
  readonly name: string;
  /** Newest first. */
  readonly issues: readonly Issue[];
}

const notFound: Readonly<Record<FollowKind, FollowErrorCode>> = {
  series: 'SERIES.NOT_FOUND',
  publisher: 'PUBLISHER.NOT_FOUND',
  creator: 'CREATOR.NOT_FOUND',
};

/** The follows of each user. Without a session check, Ana is signed in. */
export class FakeFollows extends FakeService<FollowErrorCode> implements Follows {
  maxFollows = 500;
  now = new Date();
  /** All calls in order, such as 'marks', 'list 0', 'add series series-1', 'seen series series-1'. */
  readonly requests: string[] = [];
  readonly #pages: readonly FollowablePage[];
  readonly #announcements = new Map<string, AnnouncementSettings>();
  readonly #marks = new Map<string, readonly FollowMark[]>();

  constructor(...pages: readonly FollowablePage[]) {
    super();
    this.#pages = pages;
  }

  /** The follows of the signed-in user. */
  get marks(): readonly FollowMark[] {
    return this.#marks.get(this.#readerId) ?? [];
  }

  set marks(marks: readonly FollowMark[]) {
    this.#marks.set(this.#readerId, marks);
  }

  list(request: SliceRequest) {
    this.requests.push(`list ${request.page}`);
    return this.respondIfSignedIn(() =>
      sliceOf(
        this.marks
          .flatMap((mark) => this.#toFollow(mark))
          .sort(
            (one, other) =>
              Number(other.newIssuesCount > 0) - Number(one.newIssuesCount > 0) ||
              other.newestIssue.publishedAt.localeCompare(one.newestIssue.publishedAt),
          ),
        request,
      ),
    );
  }

  listMarks() {
    this.requests.push('marks');
    return this.respondIfSignedIn(() => this.marks);
  }

  add(target: FollowTarget) {
    this.requests.push(`add ${followKeyOf(target)}`);
    return this.respondIfSignedIn<void>(() => {
      if (!this.#findPage(target)) return failed(serviceFailure(notFound[target.kind]));
      if (this.#isFollowing(target)) return;
      if (this.marks.length >= this.maxFollows) return failed(serviceFailure('FOLLOW.TOO_MANY'));
      this.marks = [{ kind: target.kind, id: target.id, seenAt: this.now.toISOString() }, ...this.marks];
    });
  }

  remove(target: FollowTarget) {
    this.requests.push(`remove ${followKeyOf(target)}`);
    return this.respondIfSignedIn<void>(() => {
      this.marks = this.marks.filter((mark) => followKeyOf(mark) !== followKeyOf(target));
    });
  }

  markSeen(target: FollowTarget) {
    this.requests.push(`seen ${followKeyOf(target)}`);
    return this.respondIfSignedIn<void>(() => {
      this.marks = this.marks.map((mark) =>
        followKeyOf(mark) === followKeyOf(target) ? { ...mark, seenAt: this.now.toISOString() } : mark,
      );
    });
  }

  findAnnouncements() {
    this.requests.push('announcements');
    return this.respondIfSignedIn(() => this.#announcements.get(this.#readerId) ?? { email: false });
  }

  saveAnnouncements(settings: AnnouncementSettings) {
    this.requests.push(`announcements ${settings.email}`);
    return this.respondIfSignedIn(() => {
      this.#announcements.set(this.#readerId, settings);
      return settings;
    });
  }

  #toFollow(mark: FollowMark): Follow[] {
    const page = this.#findPage(mark);
    const newestIssue = page?.issues[0];
    if (!page || !newestIssue) return [];
    const newIssues = page.issues.filter(({ publishedAt }) => publishedAt > mark.seenAt);
    const { slug, name } = page;
    return [{ ...mark, slug, name, newestIssue, newIssuesCount: newIssues.length }];
  }

  #findPage = (target: FollowTarget): FollowablePage | undefined =>
    this.#pages.find((page) => followKeyOf(page) === followKeyOf(target));

  #isFollowing = (target: FollowTarget): boolean =>
    this.marks.some((mark) => followKeyOf(mark) === followKeyOf(target));

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}

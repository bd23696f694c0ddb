import type { IssueLikes } from '../../../src/application/ports/reading/issue-likes.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { LikeErrorCode } from '../../../src/domain/error-code.ts';
import type { Likes } from '../../../src/domain/reading/likes.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import { issueNotFound } from '../catalogue/fake-issues.ts';
import { FakeService } from '../fake-service.ts';

/** Without a session check, Ana is signed in. */
export class FakeIssueLikes extends FakeService<LikeErrorCode> implements IssueLikes {
  /** All calls in order, such as 'count issue-1', 'find issue-1', 'add issue-1', 'remove issue-1'. */
  readonly requests: string[] = [];
  readonly #issues: readonly Issue[];
  /** The ids of the readers who like an issue. */
  readonly #readers = new Map<string, Set<string>>();

  constructor(...issues: readonly Issue[]) {
    super();
    this.#issues = issues;
  }

  addReaders(issueId: string, ...readerIds: readonly string[]): void {
    for (const id of readerIds) this.#readersOf(issueId).add(id);
  }

  count(issueId: string) {
    this.requests.push(`count ${issueId}`);
    return this.respond<number>(() => {
      const likes = this.#likesOf(issueId);
      return likes.ok ? likes.value.count : likes;
    });
  }

  find(issueId: string) {
    this.requests.push(`find ${issueId}`);
    return this.respondIfSignedIn<Likes>(() => this.#likesOf(issueId));
  }

  add(issueId: string) {
    this.requests.push(`add ${issueId}`);
    return this.respondIfSignedIn<Likes>(() => {
      this.#readersOf(issueId).add(this.#readerId);
      return this.#likesOf(issueId);
    });
  }

  remove(issueId: string) {
    this.requests.push(`remove ${issueId}`);
    return this.respondIfSignedIn<Likes>(() => {
      this.#readersOf(issueId).delete(this.#readerId);
      return this.#likesOf(issueId);
    });
  }

  #likesOf(issueId: string): Result<Likes, typeof issueNotFound> {
    if (!this.#issues.some(({ id }) => id === issueId)) return failed(issueNotFound);
    const readers = this.#readersOf(issueId);
    return succeeded({ count: readers.size, isLiked: readers.has(this.#readerId) });
  }

  #readersOf(issueId: string): Set<string> {
    const readers = this.#readers.get(issueId) ?? new Set();
    this.#readers.set(issueId, readers);
    return readers;
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}

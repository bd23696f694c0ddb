import type { Favourites } from '../../../src/application/ports/catalogue/favourites.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { FavouriteErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';
import { issueNotFound } from './fake-issues.ts';

/** The favourites of each user. Without a session check, Ana is signed in. */
export class FakeFavourites extends FakeService<FavouriteErrorCode> implements Favourites {
  maxIssues = 1000;
  /** All calls in order, such as 'ids', 'list 0', 'add issue-1', 'remove issue-1'. */
  readonly requests: string[] = [];
  readonly #issues: readonly Issue[];
  readonly #favouriteIds = new Map<string, readonly string[]>();

  /** `issues`: the issues that can be added. */
  constructor(...issues: readonly Issue[]) {
    super();
    this.#issues = issues;
  }

  /** The favourites of the signed-in user by id, newest first. */
  get favouriteIds(): readonly string[] {
    return this.#favouriteIds.get(this.#readerId) ?? [];
  }

  set favouriteIds(ids: readonly string[]) {
    this.#favouriteIds.set(this.#readerId, ids);
  }

  list(request: SliceRequest) {
    this.requests.push(`list ${request.page}`);
    return this.respondIfSignedIn(() =>
      sliceOf(
        this.favouriteIds.flatMap((favouriteId) => this.#issues.find(({ id }) => id === favouriteId) ?? []),
        request,
      ),
    );
  }

  listIds() {
    this.requests.push('ids');
    return this.respondIfSignedIn(() => this.favouriteIds);
  }

  add(issueId: string) {
    this.requests.push(`add ${issueId}`);
    return this.respondIfSignedIn<void>(() => {
      if (!this.#issues.some(({ id }) => id === issueId)) return failed(issueNotFound);
      if (this.favouriteIds.includes(issueId)) return;
      if (this.favouriteIds.length >= this.maxIssues) return failed(serviceFailure('FAVOURITE.TOO_MANY'));
      this.favouriteIds = [issueId, ...this.favouriteIds];
    });
  }

  remove(issueId: string) {
    this.requests.push(`remove ${issueId}`);
    return this.respondIfSignedIn<void>(() => {
      this.favouriteIds = this.favouriteIds.filter((id) => id !== issueId);
    });
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}

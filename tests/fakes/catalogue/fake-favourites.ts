import type { Favourites } from '../../../src/application/ports/catalogue/favourites.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { FavouriteErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';
import { issueNotFound } from './fake-issues.ts';

/** The favourites of each user. Without a guard, Ana is signed in. */
export class FakeFavourites extends FakeService<FavouriteErrorCode> implements Favourites {
  maxIssues = 1000;
  /** All calls in order, such as 'ids', 'list 0', 'add issue-1', 'remove issue-1'. */
  readonly requests: string[] = [];
  readonly #issues: readonly Issue[];
  readonly #shelves = new Map<string, readonly string[]>();

  /** `issues`: the catalogue. */
  constructor(...issues: readonly Issue[]) {
    super();
    this.#issues = issues;
  }

  /** The favourites of the signed-in user by id, last added first. */
  get shelf(): readonly string[] {
    return this.#shelves.get(this.#owner) ?? [];
  }

  set shelf(ids: readonly string[]) {
    this.#shelves.set(this.#owner, ids);
  }

  list(request: SliceRequest) {
    this.requests.push(`list ${request.page}`);
    return this.answerPrivately(() =>
      sliceOf(
        this.shelf.flatMap((favouriteId) => this.#issues.find(({ id }) => id === favouriteId) ?? []),
        request,
      ),
    );
  }

  ids() {
    this.requests.push('ids');
    return this.answerPrivately(() => this.shelf);
  }

  add(issueId: string) {
    this.requests.push(`add ${issueId}`);
    return this.answerPrivately<void>(() => {
      if (!this.#issues.some(({ id }) => id === issueId)) return failed(issueNotFound);
      if (this.shelf.includes(issueId)) return;
      if (this.shelf.length >= this.maxIssues) return failed(serviceFailure('FAVOURITE.TOO_MANY'));
      this.shelf = [issueId, ...this.shelf];
    });
  }

  remove(issueId: string) {
    this.requests.push(`remove ${issueId}`);
    return this.answerPrivately<void>(() => {
      this.shelf = this.shelf.filter((id) => id !== issueId);
    });
  }

  get #owner(): string {
    return this.guard?.session.current?.readerId ?? 'ana';
  }
}

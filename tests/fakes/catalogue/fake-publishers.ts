import type { Publishers } from '../../../src/application/ports/catalogue/publishers.ts';
import type { Publisher } from '../../../src/domain/catalogue/publisher.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';
import { matchesQuery } from './matches-query.ts';

export class FakePublishers extends FakeService<CatalogueErrorCode> implements Publishers {
  publishers: readonly Publisher[];
  /** Priorities by publisher id. Others have 0. `publishers` is in the order of lists. */
  readonly priorities = new Map<string, number>();
  /** Usernames of inactive publishers. */
  readonly inactiveUsernames = new Set<string>();
  /** All calls in order, such as 'list 0', 'findByUsername ipe', 'search ipe 0'. */
  readonly requests: string[] = [];

  constructor(...publishers: readonly Publisher[]) {
    super();
    this.publishers = publishers;
  }

  list(request: SliceRequest) {
    this.requests.push(`list ${request.page}`);
    return this.respond(() => sliceOf(this.#active, request));
  }

  listByPriority(
    priority: number,
    { isExact = false, ...request }: SliceRequest & { readonly isExact?: boolean },
  ) {
    this.requests.push(`listByPriority ${priority}${isExact ? ' exactly' : ''} ${request.page}`);
    return this.respond(() =>
      sliceOf(
        this.#active.filter(({ id }) => {
          const own = this.priorities.get(id) ?? 0;
          return isExact ? own === priority : own >= priority;
        }),
        request,
      ),
    );
  }

  findByUsername(username: string) {
    this.requests.push(`findByUsername ${username}`);
    return this.respond<Publisher>(() => {
      if (this.inactiveUsernames.has(username)) return failed(serviceFailure('PUBLISHER.NOT_ACTIVE'));
      const publisher = this.publishers.find((each) => each.username === username);
      return publisher ?? failed(serviceFailure('PUBLISHER.NOT_FOUND'));
    });
  }

  search(query: string, request: SliceRequest) {
    this.requests.push(`search ${query} ${request.page}`);
    return this.respond(() =>
      sliceOf(
        this.#active.filter(({ name, username }) => matchesQuery(query, `${name} ${username}`)),
        request,
      ),
    );
  }

  get #active(): readonly Publisher[] {
    return this.publishers.filter(({ username }) => !this.inactiveUsernames.has(username));
  }
}

import type {
  Issues,
  NeighbourIssues,
  OpenIssueOptions,
} from '../../../src/application/ports/catalogue/issues.ts';
import {
  type CatalogueFilters,
  type CatalogueOrder,
  catalogueParameters,
  parentalRatings,
} from '../../../src/domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import type { ComicPage, OpenIssue } from '../../../src/domain/reading/reading.ts';
import { failed } from '../../../src/domain/result.ts';
import type { Slice, SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';
import { buildOpenIssue } from './build-issue.ts';
import { matchesQuery } from './matches-query.ts';
import { sortIssues } from './sort-issues.ts';

export const issueNotFound = {
  code: 'ISSUE.NOT_FOUND',
  name: 'NOT_FOUND',
  message: 'Issue not found.',
} as const;

/** A catalogue of issues, newest first. */
export class FakeIssues extends FakeService<CatalogueErrorCode> implements Issues {
  issues: readonly Issue[];
  /** The result of `open` for an issue. */
  openedIssueOf: (issue: Issue) => OpenIssue = (issue) => buildOpenIssue(issue);
  /** The pages of the later versions of an issue, by its id. The first version has those of `openedIssueOf`. */
  readonly laterPages = new Map<string, readonly (readonly ComicPage[])[]>();
  /** Ids of issues of which viewers may read only the sample. */
  readonly sampledIds = new Set<string>();
  /** Ids of issues that this reader may not open. */
  readonly forbiddenIds = new Set<string>();
  /** Ids of withdrawn issues. They are in no list, and requests for them fail. */
  readonly withdrawnIds = new Set<string>();
  /** The issue ids of each series in order. */
  seriesIssueIds: readonly (readonly string[])[] = [];
  /** The words that are searched instead of a query. */
  readonly corrections = new Map<string, string>();
  /** The current date, for the filter of new issues. */
  today = new Date('2026-03-01T12:00:00.000Z');
  /** All calls in order, such as 'list 0', 'filtered 7 kind=free 0', 'search nanquim 0', 'findBySlug nanquim-1'. */
  readonly requests: string[] = [];

  constructor(...issues: readonly Issue[]) {
    super();
    this.issues = issues;
  }

  list(request: SliceRequest) {
    this.requests.push(`list ${request.page}`);
    return this.respond(() => sliceOf(this.#available, request));
  }

  listFiltered(filters: CatalogueFilters, order: CatalogueOrder, request: SliceRequest) {
    this.requests.push(
      `filtered ${order} ${catalogueParameters({ ...filters, order: null })} ${request.page}`.replace(
        '  ',
        ' ',
      ),
    );
    return this.respond(() => {
      const issues = sortIssues(
        order,
        this.#available.filter((issue) => this.#matches(issue, filters)),
      );
      return { ...sliceOf(issues, request), total: issues.length };
    });
  }

  listByPublisher(publisherId: string, request: SliceRequest) {
    this.requests.push(`listByPublisher ${publisherId} ${request.page}`);
    return this.respond<Slice<Issue>>(() => {
      const isOfPublisher = ({ publisher }: Issue) => publisher.id === publisherId;
      if (!this.issues.some(isOfPublisher)) return failed(serviceFailure('PUBLISHER.NOT_FOUND'));
      return sliceOf(this.#available.filter(isOfPublisher), request);
    });
  }

  search(query: string, request: SliceRequest) {
    this.requests.push(`search ${query} ${request.page}`);
    return this.respond(() => ({
      ...sliceOf(this.#searchResults(query), request),
      correction: this.corrections.get(query) ?? null,
    }));
  }

  listById(ids: readonly string[]) {
    this.requests.push(`listById ${ids.join()}`);
    return this.respond<readonly Issue[]>(() =>
      ids.flatMap((id) => this.#available.find((issue) => issue.id === id) ?? []),
    );
  }

  findBySlug(slug: string) {
    this.requests.push(`findBySlug ${slug}`);
    return this.respond<Issue>(() => this.#findIssue((issue) => issue.slug === slug));
  }

  findNeighbours(issueId: string) {
    this.requests.push(`neighbours ${issueId}`);
    return this.respond<NeighbourIssues>(() => {
      const issue = this.#findIssue(({ id }) => id === issueId);
      if ('ok' in issue) return issue;
      const issueIds = this.seriesIssueIds.find((ids) => ids.includes(issueId)) ?? [];
      const issues = issueIds.flatMap((id) => this.#available.find((each) => each.id === id) ?? []);
      const index = issues.indexOf(issue);
      return { previous: issues[index - 1] ?? null, next: (index < 0 ? null : issues[index + 1]) ?? null };
    });
  }

  open(issueId: string, { isOfAge = false, language, version }: OpenIssueOptions = {}) {
    this.requests.push(
      `open ${issueId}${isOfAge ? ' of age' : ''}${language ? ` in ${language}` : ''}${version ? ` version ${version}` : ''}`,
    );
    return this.respond<OpenIssue>(() => {
      if (this.forbiddenIds.has(issueId)) return failed(failures.forbidden);
      const issue = this.#findIssue(({ id }) => id === issueId);
      if ('ok' in issue) return issue;
      if (issue.parentalRating === '+18' && this.isVisitor() && !isOfAge)
        return failed(serviceFailure('USER.AGE_UNCONFIRMED'));
      const edition = issue.availableLanguages.find((each) => each === language);
      const opened = {
        ...this.#versionOf(this.openedIssueOf(issue), version),
        ...(edition && { language: edition }),
      };
      if (!this.sampledIds.has(issueId)) return opened;
      return { ...opened, isSample: true, pages: opened.pages.slice(0, issue.samplePagesCount) };
    });
  }

  #versionOf(opened: OpenIssue, version: number | undefined): OpenIssue {
    const versions = [opened.pages, ...(this.laterPages.get(opened.issue.id) ?? [])];
    const known = version !== undefined && version <= versions.length ? version : versions.length;
    return { ...opened, version: known, pages: versions[known - 1] ?? opened.pages };
  }

  get #available(): readonly Issue[] {
    return this.issues.filter(({ id }) => !this.withdrawnIds.has(id));
  }

  #findIssue(isMatch: (issue: Issue) => boolean) {
    const issue = this.issues.find(isMatch);
    if (!issue) return failed(issueNotFound);
    return this.withdrawnIds.has(issue.id) ? failed(serviceFailure('ISSUE.UNAVAILABLE_MARKET')) : issue;
  }

  #searchResults(query: string): readonly Issue[] {
    const text = this.corrections.get(query) ?? query;
    return this.#available.filter(({ content, publisher }) =>
      matchesQuery(text, `${content.title} ${publisher.name}`),
    );
  }

  #matches(issue: Issue, { kind, genre, upTo, isNewOnly }: CatalogueFilters): boolean {
    const { isAvailableForAll: isFree, isAvailableForSubscribers, merchandises, parentalRating } = issue;
    const isOfKind = {
      all: true,
      free: isFree,
      subscription: isAvailableForSubscribers && !isFree,
      on_demand: merchandises.length > 0 && !isFree && !isAvailableForSubscribers,
    }[kind];
    const age = this.today.getTime() - new Date(issue.publishedAt).getTime();
    return (
      isOfKind &&
      (genre === null || issue.genre === genre) &&
      (upTo === null || parentalRatings.indexOf(parentalRating) <= parentalRatings.indexOf(upTo)) &&
      (!isNewOnly || age <= 7 * 24 * 60 * 60 * 1000)
    );
  }
}

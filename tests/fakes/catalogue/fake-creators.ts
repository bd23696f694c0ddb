import type { Creators } from '../../../src/application/ports/catalogue/creators.ts';
import type { Creator } from '../../../src/domain/catalogue/creator.ts';
import { belongsToSeries, type Issue } from '../../../src/domain/catalogue/issue.ts';
import type { Series } from '../../../src/domain/catalogue/series.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';

/** The creators in the credits of `issues`, newest first. All issues of series belong to `series`. */
export class FakeCreators extends FakeService<CatalogueErrorCode> implements Creators {
  /** All calls in order, such as 'findBySlug ana-reis', 'listIssues ana-reis 0', 'listSeries ana-reis 0'. */
  readonly requests: string[] = [];
  /** Series that follow the one of the issues. */
  otherSeries: readonly Series[] = [];
  readonly #issues: readonly Issue[];
  readonly #series: Series | null;

  constructor(series: Series | null, ...issues: readonly Issue[]) {
    super();
    this.#series = series;
    this.#issues = issues;
  }

  findBySlug(slug: string) {
    this.requests.push(`findBySlug ${slug}`);
    return this.respond<Creator>(() => {
      const issues = this.#issuesOf(slug);
      const credits = issues.flatMap(({ contributors }) => contributors.filter((each) => each.slug === slug));
      const [first] = credits;
      const [newest] = issues;
      if (!first || !newest) return failed(serviceFailure('CREATOR.NOT_FOUND'));
      return {
        slug,
        name: first.name,
        roles: [...new Set(credits.map(({ role }) => role))],
        issuesCount: issues.length,
        seriesCount: issues.some(belongsToSeries) ? 1 : 0,
        startIssue: belongsToSeries(newest) ? (issues.findLast(belongsToSeries) ?? newest) : newest,
      };
    });
  }

  listIssues(slug: string, request: SliceRequest) {
    this.requests.push(`listIssues ${slug} ${request.page}`);
    return this.respond(() => sliceOf(this.#issuesOf(slug), request));
  }

  listSeries(slug: string, request: SliceRequest) {
    this.requests.push(`listSeries ${slug} ${request.page}`);
    return this.respond(() =>
      sliceOf(
        this.#series && this.#issuesOf(slug).some(belongsToSeries) ? [this.#series, ...this.otherSeries] : [],
        request,
      ),
    );
  }

  #issuesOf = (slug: string): readonly Issue[] =>
    this.#issues.filter(({ contributors }) => contributors.some((each) => each.slug === slug));
}

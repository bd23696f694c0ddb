import type { Creators } from '../../application/ports/catalogue/creators.ts';
import type { Creator } from '../../domain/catalogue/creator.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import { Loadable } from '../shell/loading/loadable.ts';

/** One creator with the lists, which load when they are needed. */
export class OpenedCreator {
  readonly slug: string;
  readonly loadable = new Loadable<Creator>();
  readonly issues: EndlessList<Issue>;
  readonly series: EndlessList<Series>;
  readonly #creators: Creators;

  constructor(slug: string, creators: Creators) {
    this.slug = slug;
    this.#creators = creators;
    this.issues = new EndlessList((request) => creators.listIssues(slug, request), defaultPageSize);
    this.series = new EndlessList((request) => creators.listSeries(slug, request), defaultPageSize);
  }

  /** Loads what is not loaded yet. The issues need no answer of the creator, so both load at once. */
  async start(): Promise<void> {
    const { state } = this.loadable;
    const isNeeded = state.kind !== 'ready' && state.kind !== 'loading';
    await Promise.all([
      isNeeded && this.loadable.load(null, () => this.#creators.findBySlug(this.slug)),
      this.issues.start(),
    ]);
  }
}

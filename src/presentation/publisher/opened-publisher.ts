import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import { succeeded } from '../../domain/result.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import { Loadable } from '../shell/loading/loadable.ts';

/** The ports that load publishers and their publications. */
export interface PublisherSources {
  readonly publishers: Publishers;
  readonly seriesCollection: SeriesCollection;
  readonly issues: Issues;
}

export interface PublisherLists {
  readonly publisher: Publisher;
  readonly series: EndlessList<Series>;
  readonly issues: EndlessList<Issue>;
}

/** One publisher with its lists, which load when they are needed. */
export class OpenedPublisher {
  readonly username: string;
  readonly loadable = new Loadable<PublisherLists>();
  readonly #sources: PublisherSources;

  /** `selectedPublisher`: the publisher if a list has loaded it already. Then it is not requested. */
  constructor(username: string, selectedPublisher: Publisher | null, sources: PublisherSources) {
    this.username = username;
    this.#sources = sources;
    if (selectedPublisher) this.loadable.set(null, this.#listsOf(selectedPublisher));
  }

  /** Loads what is not loaded yet. */
  async start(): Promise<void> {
    if (this.loadable.state.kind !== 'ready' && !this.loadable.isLoading) {
      await this.loadable.load(null, async () => {
        const outcome = await this.#sources.publishers.findByUsername(this.username);
        return outcome.ok ? succeeded(this.#listsOf(outcome.value)) : outcome;
      });
    }
    const lists = this.loadable.value;
    if (!lists) return;
    const { publisher, series, issues } = lists;
    await Promise.all([issues.start(), publisher.seriesCount > 0 ? series.start() : null]);
  }

  #listsOf(publisher: Publisher): PublisherLists {
    const { seriesCollection, issues } = this.#sources;
    const { id } = publisher;
    return {
      publisher,
      series: new EndlessList((request) => seriesCollection.listByPublisher(id, request), defaultPageSize),
      issues: new EndlessList((request) => issues.listByPublisher(id, request), defaultPageSize),
    };
  }
}

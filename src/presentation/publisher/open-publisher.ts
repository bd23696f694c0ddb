import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import type { Failure } from '../../domain/failure.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** Where publishers and what they publish come from. */
export interface PublishingSources {
  readonly publishers: Publishers;
  readonly seriesCollection: SeriesCollection;
  readonly issues: Issues;
}

/** A publisher and its lists. */
interface Published {
  readonly publisher: Publisher;
  readonly series: EndlessList<Series>;
  readonly issues: EndlessList<Issue>;
}

/** One publisher with what it publishes, as far as that was asked for. */
export class OpenPublisher {
  readonly username: string;
  published: Published | null = null;
  failure: Failure | null = null;
  isLoading = false;
  readonly #sources: PublishingSources;

  /** `known`: what a list told of it, which is then not asked for. */
  constructor(username: string, known: Publisher | null, sources: PublishingSources) {
    this.username = username;
    this.#sources = sources;
    makeAutoObservable(this, { username: false, published: observableRef, failure: observableRef });
    if (known) this.#show(known);
  }

  /** Asks for what has not come. */
  async start(): Promise<void> {
    if (!this.published && !this.isLoading) await this.#load();
    // Its series begin to come when their shelf is near.
    await this.published?.issues.start();
  }

  async #load(): Promise<void> {
    this.isLoading = true;
    this.failure = null;
    const outcome = await this.#sources.publishers.byUsername(this.username);
    runInAction(() => {
      this.isLoading = false;
      if (outcome.ok) this.#show(outcome.value);
      else this.failure = outcome.failure;
    });
  }

  #show(publisher: Publisher): void {
    const { seriesCollection, issues } = this.#sources;
    const { dragonId } = publisher;
    this.published = {
      publisher,
      series: new EndlessList((request) => seriesCollection.ofPublisher(dragonId, request), defaultPageSize),
      issues: new EndlessList((request) => issues.ofPublisher(dragonId, request), defaultPageSize),
    };
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import type { Series } from '../../../domain/catalogue/series.ts';

/** The issue, series or publisher that the reader selected last. Its screen shows it at once, without a request. */
export class SelectionPresenter {
  selectedIssue: Issue | null = null;
  selectedSeries: Series | null = null;
  selectedPublisher: Publisher | null = null;

  constructor() {
    makeAutoObservable(
      this,
      { selectedIssue: observableRef, selectedSeries: observableRef, selectedPublisher: observableRef },
      { autoBind: true },
    );
  }

  selectIssue(issue: Issue): void {
    this.selectedIssue = issue;
  }

  selectSeries(series: Series): void {
    this.selectedSeries = series;
  }

  selectPublisher(publisher: Publisher): void {
    this.selectedPublisher = publisher;
  }

  issueBySlug(slug: string): Issue | null {
    return this.selectedIssue?.slug === slug ? this.selectedIssue : null;
  }

  seriesBySlug(slug: string): Series | null {
    return this.selectedSeries?.slug === slug ? this.selectedSeries : null;
  }

  publisherByUsername(username: string): Publisher | null {
    return this.selectedPublisher?.username === username ? this.selectedPublisher : null;
  }

  /** For a change of language: the selection contains text in the former one. */
  clear(): void {
    this.selectedIssue = null;
    this.selectedSeries = null;
    this.selectedPublisher = null;
  }
}

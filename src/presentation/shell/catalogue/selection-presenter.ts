import { makeAutoObservable, observableRef } from 'mobx';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import type { Series } from '../../../domain/catalogue/series.ts';

/**
 * What the reader pressed last, as the list told it: its screen shows that at once, and does not ask for it again.
 */
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

  issue(issue: Issue): void {
    this.selectedIssue = issue;
  }

  series(series: Series): void {
    this.selectedSeries = series;
  }

  publisher(publisher: Publisher): void {
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

  /** What was told in another language is not shown in this one. */
  clear(): void {
    this.selectedIssue = null;
    this.selectedSeries = null;
    this.selectedPublisher = null;
  }
}

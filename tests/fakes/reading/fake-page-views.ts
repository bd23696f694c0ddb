import type { PageViews } from '../../../src/application/ports/reading/page-views.ts';
import type { ReaderPageView } from '../../../src/domain/reading/reading.ts';

export class FakePageViews implements PageViews {
  #views: readonly (ReaderPageView & { readonly readerId: string; readonly issueId: string })[] = [];

  add(readerId: string, issueId: string, views: readonly ReaderPageView[]): void {
    this.#views = [...this.#views, ...views.map((view) => ({ ...view, readerId, issueId }))].slice(-300);
  }

  list(readerId: string, issueId: string): readonly ReaderPageView[] {
    return this.#views
      .filter((view) => view.readerId === readerId && view.issueId === issueId)
      .map(({ page, readAt }) => ({ page, readAt }));
  }

  listIssueIds(readerId: string): readonly string[] {
    const views = this.#views.filter((view) => view.readerId === readerId);
    return [...new Set(views.map(({ issueId }) => issueId))];
  }

  remove(readerId: string, issueId: string, views: readonly ReaderPageView[]): void {
    this.#views = this.#views.filter(
      (stored) =>
        stored.readerId !== readerId ||
        stored.issueId !== issueId ||
        !views.some(({ page, readAt }) => page === stored.page && readAt === stored.readAt),
    );
  }
}

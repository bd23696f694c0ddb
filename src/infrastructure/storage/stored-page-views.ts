import type { PageViews } from '../../application/ports/reading/page-views.ts';
import type { ReaderPageView } from '../../domain/reading/reading.ts';
import { StoredJson } from './stored-json.ts';

/** About 25 kB. The service accepts more in one request. */
const maxViews = 300;

type StoredView = readonly [issueId: string, page: number, readAt: string];

const areViews = (value: unknown): value is readonly StoredView[] =>
  Array.isArray(value) &&
  value.every(
    (view) => Array.isArray(view) && Number.isInteger(view[1]) && !Number.isNaN(Date.parse(String(view[2]))),
  );

/** Uses one key for each reader. */
export class StoredPageViews implements PageViews {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  add(readerId: string, issueId: string, views: readonly ReaderPageView[]): void {
    const added = views.map(({ page, readAt }): StoredView => [issueId, page, readAt]);
    this.#of(readerId).save([...this.#load(readerId), ...added].slice(-maxViews));
  }

  list(readerId: string, issueId: string): readonly ReaderPageView[] {
    return this.#load(readerId).flatMap(([id, page, readAt]) => (id === issueId ? [{ page, readAt }] : []));
  }

  remove(readerId: string, issueId: string, views: readonly ReaderPageView[]): void {
    const isRemoved = ([id, page, readAt]: StoredView) =>
      id === issueId && views.some((view) => view.page === page && view.readAt === readAt);
    const others = this.#load(readerId).filter((view) => !isRemoved(view));
    if (others.length > 0) this.#of(readerId).save(others);
    else this.#of(readerId).clear();
  }

  #load(readerId: string): readonly StoredView[] {
    return this.#of(readerId).load() ?? [];
  }

  #of(readerId: string): StoredJson<readonly StoredView[]> {
    return new StoredJson(this.#storage, `banca.page-views.${readerId}`, areViews);
  }
}

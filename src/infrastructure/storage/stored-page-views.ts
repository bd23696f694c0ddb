import type { PageViews } from '../../application/ports/reading/page-views.ts';
import type { ReaderPageView } from '../../domain/reading/reading.ts';
import { StoredJson } from './stored-json.ts';

/** About 25 kB. The service accepts more in one request. */
const maxViews = 300;

type StoredView = readonly [issueId: string, page: number, readAt: string];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The service would refuse a request with another view. */
const isView = (view: unknown): view is StoredView =>
  isList(view) &&
  typeof view[0] === 'string' &&
  Number.isSafeInteger(view[1]) &&
  Number(view[1]) >= 0 &&
  isInstant(view[2]);

/** Accepts only the format of `Date.toISOString`. */
function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || value.length !== new Date(0).toISOString().length) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

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

  listIssueIds(readerId: string): readonly string[] {
    return [...new Set(this.#load(readerId).map(([issueId]) => issueId))];
  }

  remove(readerId: string, issueId: string, views: readonly ReaderPageView[]): void {
    const isRemoved = ([id, page, readAt]: StoredView) =>
      id === issueId && views.some((view) => view.page === page && view.readAt === readAt);
    const others = this.#load(readerId).filter((view) => !isRemoved(view));
    if (others.length > 0) this.#of(readerId).save(others);
    else this.#of(readerId).clear();
  }

  #load(readerId: string): readonly StoredView[] {
    return (this.#of(readerId).load() ?? []).filter(isView);
  }

  #of(readerId: string): StoredJson<readonly unknown[]> {
    return new StoredJson(this.#storage, `banca.page-views.${readerId}`, isList);
  }
}

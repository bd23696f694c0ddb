import type { Issues } from '../../application/ports/issues.ts';
import type { Issue } from '../../domain/issue.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/endless-list.ts';

/** The whole catalogue, kept while the app is open: who comes back finds it as far down as they left it. */
export class CataloguePresenter {
  readonly issues: EndlessList<Issue>;

  constructor(issues: Issues) {
    this.issues = new EndlessList((request) => issues.list(request), defaultPageSize);
  }
}

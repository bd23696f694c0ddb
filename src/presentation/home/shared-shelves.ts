import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import type { Readings } from '../../application/ports/reading/readings.ts';
import type { Banner } from '../../domain/catalogue/banner.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { createSinglePageList } from '../shell/lists/create-single-page-list.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

const pageSizes = { newest: 10, mostRead: 18, publishers: 150 };
/** The shelves that are the same for all readers. The lists are kept, so no page of them is loaded twice. */
export class SharedShelves {
  readonly banners: EndlessList<Banner>;
  readonly newest: EndlessList<Issue>;
  readonly mostRead: EndlessList<Issue>;
  readonly publishers: EndlessList<Publisher>;

  constructor(issues: Issues, readings: Readings, publishers: Publishers, showcase: Showcase) {
    this.banners = createSinglePageList(() => showcase.listBanners());
    this.newest = new EndlessList((request) => issues.list(request), pageSizes.newest);
    this.mostRead = new EndlessList((request) => readings.listTopIssues(request), pageSizes.mostRead);
    this.publishers = new EndlessList(
      (request) => publishers.list(request),
      pageSizes.publishers,
      ({ id }) => id,
    );
  }
}

import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import type { Readings } from '../../application/ports/reading/readings.ts';
import type { Banner } from '../../domain/catalogue/banner.ts';
import { type CatalogueFilters, unfiltered } from '../../domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { createSinglePageList } from '../shell/lists/create-single-page-list.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

const pageSizes = { readable: 18, newest: 10, mostRead: 18, publishers: 150 };

/** Without comics for adults, whose covers visitors do not see. */
const readableFilters: CatalogueFilters = { ...unfiltered, upTo: '16' };

interface SharedShelvesDependencies {
  readonly issues: Issues;
  readonly readings: Readings;
  readonly publishers: Publishers;
  readonly showcase: Showcase;
  readonly shuffleModule: ShuffleModule;
}

/** The shelves that are the same for all readers. The lists are kept, so no page of them is loaded twice. */
export class SharedShelves {
  readonly banners: EndlessList<Banner>;
  readonly free: EndlessList<Issue>;
  /** What the plans add to free comics. */
  readonly inPlan: EndlessList<Issue>;
  readonly newest: EndlessList<Issue>;
  readonly mostRead: EndlessList<Issue>;
  readonly publishers: EndlessList<Publisher>;

  constructor({ issues, readings, publishers, showcase, shuffleModule }: SharedShelvesDependencies) {
    const createReadableList = (kind: 'free' | 'subscription') =>
      new EndlessList<Issue>(
        (request) => issues.listFiltered({ ...readableFilters, kind }, shuffleModule, request),
        pageSizes.readable,
      );
    this.free = createReadableList('free');
    this.inPlan = createReadableList('subscription');
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

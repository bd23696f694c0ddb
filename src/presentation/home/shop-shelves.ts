import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import type { Readings } from '../../application/ports/reading/readings.ts';
import type { Banner } from '../../domain/catalogue/banner.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import { wholeList } from '../shell/lists/whole-list.ts';

/** Recent issues 10, top issues 18, publishers 150. */
const sizes = { newest: 10, mostRead: 18, publishers: 150 };

/** What is the same for everybody. Each list is loaded once per session. */
export class ShopShelves {
  readonly banners: EndlessList<Banner>;
  readonly newest: EndlessList<Issue>;
  readonly mostRead: EndlessList<Issue>;
  readonly publishers: EndlessList<Publisher>;

  constructor(issues: Issues, readings: Readings, publishers: Publishers, showcase: Showcase) {
    this.banners = wholeList(() => showcase.banners());
    this.newest = new EndlessList((request) => issues.list(request), sizes.newest);
    this.mostRead = new EndlessList((request) => readings.topIssues(request), sizes.mostRead);
    this.publishers = new EndlessList(
      (request) => publishers.list(request),
      sizes.publishers,
      ({ dragonId }) => dragonId,
    );
  }
}

import type { Issues } from '../../application/ports/issues.ts';
import type { Publishers } from '../../application/ports/publishers.ts';
import type { Readings } from '../../application/ports/readings.ts';
import type { Showcase } from '../../application/ports/showcase.ts';
import type { Banner } from '../../domain/banner.ts';
import type { Issue } from '../../domain/issue.ts';
import type { Publisher } from '../../domain/publisher.ts';
import { EndlessList } from '../shell/endless-list.ts';
import { wholeList } from '../shell/whole-list.ts';

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

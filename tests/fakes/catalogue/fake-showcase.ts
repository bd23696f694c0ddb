import type { Showcase } from '../../../src/application/ports/catalogue/showcase.ts';
import type { Banner } from '../../../src/domain/catalogue/banner.ts';
import { type Genre, genres, type OfferedGenre } from '../../../src/domain/catalogue/genre.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import type { ShuffleModule } from '../../../src/domain/shuffle.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { sliceOf } from '../slice-of.ts';
import { shuffleItems } from './shuffle-items.ts';

export class FakeShowcase extends FakeService<CatalogueErrorCode> implements Showcase {
  shownBanners: readonly Banner[] = [];
  issues: readonly Issue[];
  /** All calls in order, such as 'listBanners', 'listByGenre horror 7 0'. */
  readonly requests: string[] = [];

  constructor(...issues: readonly Issue[]) {
    super();
    this.issues = issues;
  }

  listBanners() {
    this.requests.push('listBanners');
    return this.respond(() => this.shownBanners);
  }

  listGenres() {
    this.requests.push('listGenres');
    return this.respond(() =>
      genres
        .map((genre) => ({ genre, issues: this.issues.filter((issue) => issue.genre === genre) }))
        .filter(({ issues }) => issues.length > 0)
        .sort((one, other) => other.issues.length - one.issues.length)
        .map(({ genre, issues }) => ({ genre, issuesCountByRating: countByRating(issues) })),
    );
  }

  listByGenre(genre: Genre, module: ShuffleModule, request: SliceRequest) {
    this.requests.push(`listByGenre ${genre} ${module} ${request.page}`);
    const issues = this.issues.filter((issue) => issue.genre === genre);
    return this.respond(() => sliceOf(shuffleItems(module, issues), request));
  }
}

function countByRating(issues: readonly Issue[]): OfferedGenre['issuesCountByRating'] {
  const counts = { L: 0, 10: 0, 12: 0, 14: 0, 16: 0, '+18': 0 };
  for (const { parentalRating } of issues) counts[parentalRating] += 1;
  return counts;
}

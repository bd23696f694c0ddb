import type { Showcase } from '../../../src/application/ports/catalogue/showcase.ts';
import type { Banner } from '../../../src/domain/catalogue/banner.ts';
import type { Genre } from '../../../src/domain/catalogue/genre.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { ShuffleModule } from '../../../src/domain/shuffle.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { Outage } from '../outage.ts';
import { sliceOf } from '../slice-of.ts';
import { shuffledBy } from './shuffled-by.ts';

export class FakeShowcase extends Outage implements Showcase {
  shown: readonly Banner[] = [];
  issues: readonly Issue[];
  /** Every call in order, such as 'banners', 'ofGenre horror 7 0'. */
  readonly asked: string[] = [];

  constructor(...issues: readonly Issue[]) {
    super();
    this.issues = issues;
  }

  banners() {
    this.asked.push('banners');
    return this.answer(() => this.shown);
  }

  ofGenre(genre: Genre, module: ShuffleModule, request: SliceRequest) {
    this.asked.push(`ofGenre ${genre} ${module} ${request.page}`);
    const ofIt = this.issues.filter((issue) => issue.genre === genre);
    return this.answer(() => sliceOf(shuffledBy(module, ofIt), request));
  }
}

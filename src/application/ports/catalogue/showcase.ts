import type { Banner } from '../../../domain/catalogue/banner.ts';
import type { Genre, OfferedGenre } from '../../../domain/catalogue/genre.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { ShuffleModule } from '../../../domain/shuffle.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** What the home screen presents. */
export interface Showcase {
  /** In display order. */
  listBanners(): Promise<Result<readonly Banner[], Failure<CatalogueErrorCode>>>;
  /** The genres that have issues, largest first. */
  listGenres(): Promise<Result<readonly OfferedGenre[], Failure<CatalogueErrorCode>>>;
  /** Issues of a genre, in the order that `module` defines. */
  listByGenre(
    genre: Genre,
    module: ShuffleModule,
    request: SliceRequest,
  ): Promise<Result<Slice<Issue>, Failure<CatalogueErrorCode>>>;
}

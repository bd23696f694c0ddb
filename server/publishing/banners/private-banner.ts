import { sql } from 'kysely';
import type { PictureAddresses } from '../../catalogue/picture-addresses.ts';
import { bannerQuery } from '../../catalogue/showcase/banner-query.ts';
import type { ReadOnlyDatabase } from '../../database/database.ts';

/** All banners with their markets, in display order. */
export const privateBannerQuery = (database: ReadOnlyDatabase, language: string) =>
  bannerQuery(database, language).select(
    sql<string[]>`array(
      select shown.market from comics.banner_market as shown where shown.banner_id = banner.id order by shown.market
    )`.as('markets'),
  );

type PrivateBannerRow = Awaited<ReturnType<ReturnType<typeof privateBannerQuery>['execute']>>[number];

/** Staff also see banners without texts, which readers do not. */
export const toPrivateBanner = (
  pictures: Pick<PictureAddresses, 'coverPicture'>,
  { id, link, title, picture, markets }: PrivateBannerRow,
) => ({ externalId: id, link, title: title ?? '', picture: pictures.coverPicture(picture), markets });

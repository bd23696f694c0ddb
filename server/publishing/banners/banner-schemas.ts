import { Type } from 'typebox';
import { Picture } from '../../catalogue/schemas.ts';
import { Banner } from '../../catalogue/showcase/showcase-schemas.ts';
import { Closed, Identifier } from '../../http/schema-types.ts';

const { externalId, link, title } = Banner.properties;

const MarketName = Type.String({ maxLength: 50 });

export const PrivateBanner = Closed(
  {
    externalId,
    link,
    title,
    picture: Picture,
    markets: Type.Array(Type.String(), {
      description: 'Where readers see the banner, in alphabetical order. Empty: nowhere.',
    }),
  },
  { title: 'PrivateBanner' },
);

export const NewBannerMarket = Closed({ market: MarketName }, { title: 'NewBannerMarket' });

export const WithBannerMarket = Type.Object({ id: Identifier, market: MarketName });

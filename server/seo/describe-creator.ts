import { findCreator } from '../catalogue/creators/creator-query.ts';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import {
  type PageDescription,
  type PageTarget,
  pathTo,
  type SeoContext,
  unknownPage,
} from './page-metadata.ts';
import { breadcrumbs } from './structured-data.ts';
import { shorten, texts } from './texts.ts';

export async function describeCreator(
  { database }: SeoContext,
  { pathParameter: slug, language }: PageTarget,
): Promise<PageDescription> {
  const creator = await findCreator(database, defaultMarket, slug);
  if (!creator) return unknownPage;
  const { name } = creator;
  const words = texts[language];
  const path = pathTo.creator(creator.slug);
  return {
    status: 200,
    page: {
      path,
      title: name,
      description: shorten(fillPlaceholders(words.creator, { title: name })),
      kind: 'website',
      picture: null,
      isForAdults: false,
      data: (addressOf) => [
        { '@type': 'Person', '@id': addressOf(path), url: addressOf(path), name },
        breadcrumbs(
          [
            [words.pages.catalogue.title, '/catalog'],
            [name, path],
          ],
          language,
          addressOf,
        ),
      ],
    },
  };
}

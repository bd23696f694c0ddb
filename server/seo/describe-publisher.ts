import { selectImage } from '../catalogue/select-image.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import {
  gonePage,
  type PageDescription,
  type PageTarget,
  pathTo,
  type SeoContext,
  unknownPage,
} from './page-metadata.ts';
import { sharedPicture } from './shared-picture.ts';
import { breadcrumbs } from './structured-data.ts';
import { shorten, texts } from './texts.ts';

export async function describePublisher(
  { database, pictures }: SeoContext,
  { pathParameter: username, language }: PageTarget,
): Promise<PageDescription> {
  const row = await database
    .selectFrom('comics.publisher as publisher')
    .select(['publisher.name', 'publisher.username', 'publisher.description', 'publisher.isActive'])
    .select(selectImage<null>('publisher.picture').as('picture'))
    .where('publisher.username', '=', username)
    .executeTakeFirst();
  if (!row) return unknownPage;
  if (!row.isActive) return gonePage;
  const words = texts[language];
  const path = pathTo.publisher(row.username);
  const picture = row.picture && sharedPicture(pictures.coverPicture(row.picture), row.name);
  return {
    status: 200,
    page: {
      path,
      title: row.name,
      description: shorten(row.description || fillPlaceholders(words.publisher, { title: row.name })),
      kind: 'website',
      picture,
      isForAdults: false,
      data: (addressOf) => [
        {
          '@type': 'Organization',
          '@id': addressOf(path),
          url: addressOf(path),
          name: row.name,
          description: row.description || undefined,
          logo: picture ? addressOf(picture.address) : undefined,
        },
        breadcrumbs(
          [
            [words.pages.publishers.title, '/publishers'],
            [row.name, path],
          ],
          language,
          addressOf,
        ),
      ],
    },
  };
}

import { contributorRoles } from '@banca/server/media/import/comic-info.ts';
import type {
  SeedCatalogue,
  SeedEdition,
  SeedIssue,
  SeedPage,
  SeedParentalRating,
} from '@banca/server/seed/seed-catalogue.ts';
import { XMLBuilder } from 'fast-xml-parser';

/** Age ratings of ComicInfo 2.1. Ratings without an equivalent use the next higher one. */
const ageRatings: Record<SeedParentalRating, string> = {
  L: 'Everyone',
  '10': 'Everyone 10+',
  '12': 'Teen',
  '14': 'Teen',
  '16': 'M',
  '+18': 'Adults Only 18+',
};

const languages = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const;

/** Metadata of an edition as ComicInfo.xml (version 2.1), in the order of its schema. */
export function comicInfoXml(catalogue: SeedCatalogue, issue: SeedIssue, edition: SeedEdition): string {
  const [year, month, day] = issue.releaseDate.split('-').map(Number);
  const series = catalogue.series.find(({ slug }) => slug === issue.series);
  const publisher = catalogue.publishers.find(({ username }) => username === issue.publisher);
  const fields = {
    Title: edition.title,
    Series: series?.title,
    Number: issue.number,
    Summary: edition.description,
    Year: year,
    Month: month,
    Day: day,
    ...contributorsOf(issue),
    Publisher: publisher?.name,
    Genre: issue.genre,
    PageCount: edition.pages.length,
    LanguageISO: languages[edition.language],
    Manga: issue.readingDirection === 'rtl' ? 'YesAndRightToLeft' : 'No',
    AgeRating: ageRatings[issue.parentalRating],
    Pages: { Page: edition.pages.map(pageOf) },
  };
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    suppressBooleanAttributes: false,
    format: true,
  });
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'utf-8' }, ComicInfo: fields });
}

/** Names are separated by commas. Roles that ComicInfo does not have are only in banca.json. */
function contributorsOf({ contributors }: SeedIssue): Record<string, string> {
  return Object.fromEntries(
    contributorRoles
      .map(([element, role]) => {
        const names = contributors.filter((each) => each.role === role).map(({ name }) => name);
        return [element, names.join(', ')] as const;
      })
      .filter(([, names]) => names !== ''),
  );
}

const pageOf = ({ width, height }: SeedPage, index: number) => ({
  '@Image': index,
  ...(index === 0 ? { '@Type': 'FrontCover' } : {}),
  ...(width > height ? { '@DoublePage': 'true' } : {}),
  '@ImageWidth': width,
  '@ImageHeight': height,
});

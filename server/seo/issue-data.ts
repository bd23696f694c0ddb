import type { IssueRow } from '../catalogue/issue-query.ts';
import { type Language, languageTag } from '../http/language.ts';
import { pathTo, type SharedPicture } from './page-metadata.ts';
import { publisherData } from './structured-data.ts';
import { genreName } from './texts.ts';

interface IssueDataContext {
  series: { slug: string; title: string } | null;
  picture: SharedPicture | null;
  language: Language;
  addressOf(path: string): string;
}

/** Describes an issue as ComicIssue of schema.org. JSON omits undefined fields. */
export function issueData(row: IssueRow, { series, picture, language, addressOf }: IssueDataContext): object {
  const url = addressOf(pathTo.issue(row.slug));
  return {
    '@type': 'ComicIssue',
    '@id': url,
    url,
    name: row.title,
    alternateName: row.originalTitle ?? undefined,
    description: row.description || undefined,
    issueNumber: row.number ?? undefined,
    isPartOf: series
      ? { '@type': 'ComicSeries', name: series.title, url: addressOf(pathTo.series(series.slug)) }
      : undefined,
    ...contributorData(row.contributors, addressOf),
    publisher: publisherData(row.publisherName, addressOf(pathTo.publisher(row.publisherUsername))),
    inLanguage: languageTag(row.language),
    datePublished: row.releaseDate ?? dayOf(row.publishedAt),
    dateModified: dayOf(row.updatedAt),
    genre: row.genre === null ? undefined : genreName(row.genre, language),
    image: picture ? addressOf(picture.address) : undefined,
    // In schema.org only books have `numberOfPages`.
    pagination: row.pagesCount > 0 ? `1-${row.pagesCount}` : undefined,
    contentRating: row.parentalRating,
    typicalAgeRange: ageRangeOf(row.parentalRating),
    isAccessibleForFree: row.isAvailableForAll,
    offers: row.merchandises.length > 0 ? row.merchandises.map((each) => offerData(each, url)) : undefined,
  };
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Returns '18-' for '+18'. Undefined if the issue is for all ages. */
function ageRangeOf(rating: string): string | undefined {
  const [age] = /\d+/.exec(rating) ?? [];
  return age && `${age}-`;
}

/** The property of schema.org for each role. Other roles use 'contributor'. */
const propertyOfRole: Record<string, string> = {
  creator: 'creator',
  editor: 'editor',
  writer: 'author',
  'treatment writer': 'author',
  penciller: 'penciler',
  inker: 'inker',
  colorist: 'colorist',
  letterer: 'letterer',
  translator: 'translator',
};

function contributorData(
  all: IssueRow['contributors'],
  addressOf: IssueDataContext['addressOf'],
): Record<string, object[]> {
  const byProperty = Map.groupBy(all, ({ role }) => propertyOfRole[role] ?? 'contributor');
  return Object.fromEntries(
    [...byProperty].map(([property, people]) => [
      property,
      [...new Map(people.map(({ name, slug }) => [slug, name]))].map(([slug, name]) => ({
        '@type': 'Person',
        name,
        url: addressOf(pathTo.creator(slug)),
      })),
    ]),
  );
}

function offerData({ kind, price, currency }: IssueRow['merchandises'][number], url: string): object {
  return {
    '@type': 'Offer',
    url,
    // With a decimal point: 12.90.
    price: `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    businessFunction: `http://purl.org/goodrelations/v1#${kind === 'rent' ? 'LeaseOut' : 'Sell'}`,
  };
}

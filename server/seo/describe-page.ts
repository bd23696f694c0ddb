import { genres, isGenreForAdults } from '../catalogue/genres.ts';
import { type Language, languageTag } from '../http/language.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import { describeCreator } from './describe-creator.ts';
import { describeIssue } from './describe-issue.ts';
import { describePublisher } from './describe-publisher.ts';
import { describeSeries } from './describe-series.ts';
import {
  type PageDescription,
  type PageMetadata,
  type PageTarget,
  pathTo,
  type SeoContext,
  unknownPage,
} from './page-metadata.ts';
import { breadcrumbs } from './structured-data.ts';
import { genreName, texts } from './texts.ts';

interface PageAddress {
  path: string;
  /** The query filters the list of the page. */
  isFiltered: boolean;
  language: Language;
}

type DescribeScreen = (
  context: SeoContext,
  target: PageTarget & Pick<PageAddress, 'isFiltered'>,
) => PageDescription | Promise<PageDescription>;

/** The screens with metadata for search engines, by path in the app. */
const screens: readonly (readonly [path: RegExp, describe: DescribeScreen])[] = [
  [/^\/$/, (_context, { language }) => describeHome(language)],
  [/^\/catalog\/?$/i, (_context, target) => describeCatalogue(target)],
  [/^\/genre\/([^/]+)\/?$/i, (_context, target) => describeGenre(target)],
  [/^\/plans\/?$/i, (_context, { language }) => describeFixedPage(language, 'plans', '/plans')],
  [
    /^\/publishers\/?$/i,
    (_context, { language }) => describeFixedPage(language, 'publishers', '/publishers'),
  ],
  [/^\/search\/?$/i, (_context, { language }) => describeFixedPage(language, 'search', null)],
  [/^\/issue\/([^/]+)\/?$/i, describeIssue],
  [/^\/series\/([^/]+)\/?$/i, describeSeries],
  [/^\/publisher\/([^/]+)\/?$/i, describePublisher],
  [/^\/creator\/([^/]+)\/?$/i, describeCreator],
];

/** Returns the metadata of the app's page at an address. Personal pages get only general metadata. */
export async function describePage(
  context: SeoContext,
  { path, ...options }: PageAddress,
): Promise<PageDescription> {
  for (const [pattern, describe] of screens) {
    const match = pattern.exec(path);
    if (!match) continue;
    // Pages without a parameter ignore the placeholder.
    const pathParameter = readPathParameter(match[1] ?? '-');
    return pathParameter === null ? unknownPage : describe(context, { pathParameter, ...options });
  }
  return describeFixedPage(options.language, 'other', null);
}

/** Decodes a parameter of a path. Null if the services would refuse it: too long, or with a null character. */
function readPathParameter(text: string): string | null {
  try {
    const name = decodeURIComponent(text);
    return name.length > 200 || name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}

function describeFixedPage(
  language: Language,
  name: 'plans' | 'publishers' | 'search' | 'catalogue' | 'other',
  path: string | null,
  overrides: Partial<PageMetadata> = {},
): PageDescription {
  const words = texts[language].pages[name];
  return {
    status: 200,
    page: {
      ...words,
      path,
      kind: 'website',
      picture: null,
      isForAdults: false,
      data: () => [],
      ...overrides,
    },
  };
}

function describeHome(language: Language): PageDescription {
  const words = texts[language].pages.home;
  const data: PageMetadata['data'] = (addressOf) => [
    {
      '@type': 'WebSite',
      '@id': addressOf('/'),
      url: addressOf('/'),
      name: 'Banca',
      description: words.description,
      inLanguage: languageTag(language),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/search')}?s={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
  return {
    status: 200,
    page: { ...words, path: '/', kind: 'website', picture: null, isForAdults: false, data },
  };
}

/** Whether a query filters the catalogue. Filtered lists are not indexed, because they repeat the same comics. */
export const isFiltered = (query: string): boolean => {
  const parameters = new URLSearchParams(query);
  return ['kind', 'genre', 'rating', 'new'].some((name) => parameters.has(name));
};

const describeCatalogue = ({
  language,
  isFiltered: isFilteredPage,
}: Omit<PageAddress, 'path'>): PageDescription =>
  describeFixedPage(language, 'catalogue', isFilteredPage ? null : '/catalog');

function describeGenre({ pathParameter: pathName, language }: PageTarget): PageDescription {
  const genre = genres.find((each) => pathTo.genre(each) === `/genre/${pathName}`);
  if (!genre) return unknownPage;
  const { title, description } = texts[language].genre;
  const displayName = genreName(genre, language);
  const path = pathTo.genre(genre);
  return describeFixedPage(language, 'catalogue', path, {
    title: fillPlaceholders(title, { genre: displayName }),
    description: fillPlaceholders(description, { genre: displayName.toLowerCase() }),
    isForAdults: isGenreForAdults(genre),
    data: (addressOf) => [
      breadcrumbs(
        [
          [texts[language].pages.catalogue.title, '/catalog'],
          [displayName, path],
        ],
        language,
        addressOf,
      ),
    ],
  });
}

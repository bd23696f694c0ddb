import { genres } from '../catalogue/genres.ts';
import type { Language } from '../http/language.ts';
import { describeIssue } from './describe-issue.ts';
import { describePublisher } from './describe-publisher.ts';
import { describeSeries } from './describe-series.ts';
import { type Described, type Finding, type Page, pathTo, unknown, type Wanted } from './finding.ts';
import { breadcrumbs, languageTag } from './structured.ts';
import { fill, genreName, texts } from './texts.ts';

interface Address {
  path: string;
  /** Whether its query shows only some of what is there without. */
  isNarrowed: boolean;
  language: Language;
}

type Describe = (
  finding: Finding,
  wanted: Wanted & Pick<Address, 'isNarrowed'>,
) => Described | Promise<Described>;

/** The screens that are to be found from outside, by the paths of the app. */
const screens: readonly (readonly [path: RegExp, describe: Describe])[] = [
  [/^\/$/, (_finding, { language }) => home(language)],
  [/^\/catalog\/?$/i, (_finding, wanted) => catalogue(wanted)],
  [/^\/genre\/([^/]+)\/?$/i, (_finding, wanted) => genre(wanted)],
  [/^\/plans\/?$/i, (_finding, { language }) => plain(language, 'plans', '/plans')],
  [/^\/publishers\/?$/i, (_finding, { language }) => plain(language, 'publishers', '/publishers')],
  [/^\/search\/?$/i, (_finding, { language }) => plain(language, 'search', null)],
  [/^\/issue\/([^/]+)\/?$/i, describeIssue],
  [/^\/series\/([^/]+)\/?$/i, describeSeries],
  [/^\/publisher\/([^/]+)\/?$/i, describePublisher],
];

/** What is to be told of the app's page at an address; of one that is somebody's own, only which shop it is in. */
export async function describePage(finding: Finding, { path, ...more }: Address): Promise<Described> {
  for (const [pattern, describe] of screens) {
    const match = pattern.exec(path);
    if (!match) continue;
    const name = readName(match[1] ?? '-');
    return name === null ? unknown : describe(finding, { name, ...more });
  }
  return plain(more.language, 'other', null);
}

/** As the services take names in paths: decoded, not too long, without the character that PostgreSQL refuses. */
function readName(text: string): string | null {
  try {
    const name = decodeURIComponent(text);
    return name.length > 200 || name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}

function plain(
  language: Language,
  name: 'plans' | 'publishers' | 'search' | 'catalogue' | 'other',
  path: string | null,
  more: Partial<Page> = {},
): Described {
  const words = texts[language].pages[name];
  return {
    status: 200,
    page: { ...words, path, kind: 'website', picture: null, isForAdults: false, data: () => [], ...more },
  };
}

function home(language: Language): Described {
  const words = texts[language].pages.home;
  const data: Page['data'] = (addressOf) => [
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

/** What narrows a catalogue lists the same comics once more: only the whole is to be found. */
export const isNarrowed = (query: string): boolean => {
  const parameters = new URLSearchParams(query);
  return ['kind', 'genre', 'rating', 'new'].some((name) => parameters.has(name));
};

const catalogue = ({ language, isNarrowed }: Omit<Address, 'path'>): Described =>
  plain(language, 'catalogue', isNarrowed ? null : '/catalog');

function genre({ name, language }: Wanted): Described {
  const found = genres.find((each) => pathTo.genre(each) === `/genre/${name}`);
  if (!found) return unknown;
  const { title, description } = texts[language].genre;
  const called = genreName(found, language);
  const path = pathTo.genre(found);
  return plain(language, 'catalogue', path, {
    title: fill(title, { genre: called }),
    description: fill(description, { genre: called.toLowerCase() }),
    isForAdults: found === 'erotic',
    data: (addressOf) => [
      breadcrumbs(
        [
          [texts[language].pages.catalogue.title, '/catalog'],
          [called, path],
        ],
        language,
        addressOf,
      ),
    ],
  });
}

import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { Picture } from '../../../src/domain/picture.ts';
import type { OpenIssue } from '../../../src/domain/reading/reading.ts';

export const buildPicture = (name = 'cover', width = 1600, height = 2400): Picture => ({
  address: `/pictures/${name}/{width}`,
  width,
  height,
  placeholder: 'data:image/webp;base64,AAAA',
});

/** An issue that is free for all. Its offer in the market follows the other fields. */
export function buildIssue(overrides: Partial<Issue> = {}): Issue {
  const issue = buildIssueWithoutMarket(overrides);
  const { isAvailableForAll, isAvailableForSubscribers, merchandises, publishedAt: availableFrom } = issue;
  const availability = { availableFrom, isAvailableForAll, isAvailableForSubscribers };
  return { markets: [{ market: 'brazil', currency: 'BRL', ...availability, merchandises }], ...issue };
}

const buildIssueWithoutMarket = (overrides: Partial<Issue>): Omit<Issue, 'markets'> & Partial<Issue> => ({
  id: 'issue-1',
  slug: 'nanquim-1',
  publisher: { id: 'publisher-1', name: 'Editora Ipê', username: 'ipe', picture: null },
  contributors: [{ name: 'Ana Reis', slug: 'ana-reis', role: 'writer' }],
  country: 'BR',
  releaseDate: '2026-02-10',
  number: 1,
  originalTitle: null,
  originalLanguage: 'pt-br',
  availableLanguages: ['pt-br'],
  language: 'pt-br',
  content: { title: 'Nanquim', cover: buildPicture(), description: 'Uma cidade sem cor.' },
  pagesCount: 10,
  parentalRating: 'L',
  isAvailableForAll: true,
  isAvailableForSubscribers: false,
  samplePagesCount: 3,
  merchandises: [],
  publishedAt: '2026-02-10T12:00:00.000Z',
  updatedAt: '2026-02-10T12:00:00.000Z',
  genre: 'fantasy',
  kinds: [],
  readingDirection: 'ltr',
  readingMode: 'paged',
  ...overrides,
});

export const buildOpenIssue = (issue = buildIssue(), overrides: Partial<OpenIssue> = {}): OpenIssue => ({
  issue,
  language: 'pt-br',
  version: 1,
  pages: Array.from({ length: issue.pagesCount }, (_, index) => ({
    number: index + 1,
    picture: buildPicture(`${issue.id}-page-${index + 1}`),
    panels: [],
  })),
  expiresAt: '2026-03-01T13:00:00.000Z',
  isSample: false,
  reading: null,
  ...overrides,
});

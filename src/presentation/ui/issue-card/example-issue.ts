import type { Issue } from '../../../domain/catalogue/issue.ts';
import { drawnPicture } from '../comic-image/drawn-picture.ts';

/** The issue of fixtures. */
export const exampleIssue: Issue = {
  id: 'issue-1',
  slug: 'nanquim-1',
  publisher: { id: 'publisher-1', name: 'Editora Ipê', username: 'ipe', picture: null },
  contributors: [],
  country: 'BR',
  releaseDate: '2026-02-10',
  number: 1,
  originalTitle: null,
  originalLanguage: 'pt-br',
  availableLanguages: ['pt-br'],
  language: 'pt-br',
  content: { title: 'Nanquim', cover: drawnPicture(220), description: 'Uma cidade sem cor.' },
  pagesCount: 10,
  parentalRating: '12',
  isAvailableForAll: true,
  samplePagesCount: 3,
  isAvailableForSubscribers: false,
  merchandises: [],
  markets: [],
  publishedAt: '2026-02-10T12:00:00.000Z',
  updatedAt: '2026-02-10T12:00:00.000Z',
  genre: 'fantasy',
  kinds: [],
  readingDirection: 'ltr',
  readingMode: 'paged',
};

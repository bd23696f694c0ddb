import type { Issue, ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Picture } from '../../../domain/picture.ts';

const titles = [
  'Sertão Elétrico',
  'Maré Alta',
  'Vila Fantasma',
  'Cobra Norato',
  'O Último Trem para Ipanema',
];
const colours = ['#c62a5a', '#0f6fb0', '#d9681d', '#0a7a3a', '#e0a800', '#4c3a8a'];
const ratings: readonly ParentalRating[] = ['L', '10', '12', '14', '16', '+18'];

/** A cover that needs no network: a drawing in a data URL. */
function coverOf(colour: string): Picture {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="${colour}"/><circle cx="400" cy="90" r="220" fill="#fff" fill-opacity=".18"/></svg>`;
  const address = `data:image/svg+xml;base64,${btoa(drawing)}`;
  return { address, width: 400, height: 600, placeholder: address };
}

const itemAt = <Item>(items: readonly Item[], index: number, fallback: Item): Item =>
  items[index % items.length] ?? fallback;

const sample = (index: number): Issue => ({
  id: `sample-${index}`,
  slug: `sample-${index}`,
  publisher: { id: 'publisher', name: 'Editora Ipê', username: 'ipe', picture: null },
  contributors: [],
  country: 'BR',
  releaseDate: '2026-02-10',
  number: index + 1,
  originalTitle: null,
  originalLanguage: 'pt-br',
  availableLanguages: ['pt-br'],
  language: 'pt-br',
  content: {
    title: itemAt(titles, index, ''),
    cover: coverOf(itemAt(colours, index, '#000')),
    description: 'Terror e humor num subúrbio que não dorme.',
  },
  pagesCount: 24,
  parentalRating: itemAt(ratings, index, 'L'),
  isAvailableForAll: true,
  samplePagesCount: 3,
  isAvailableForSubscribers: true,
  merchandises: [],
  markets: [],
  publishedAt: '2026-02-10T12:00:00.000Z',
  updatedAt: '2026-02-10T12:00:00.000Z',
  genre: 'horror',
  kinds: [],
  readingDirection: 'ltr',
  readingMode: 'paged',
});

/** Issues for fixtures. */
export const sampleIssues = (count: number): Issue[] =>
  Array.from({ length: count }, (_, index) => sample(index));

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { bannerRecipe, pageRecipe, publisherRecipe } from '../../../demo/recipes.ts';
import type {
  SeedCatalogue,
  SeedEdition,
  SeedImage,
  SeedIssue,
  SeedLanguage,
  SeedPage,
} from '../../../server/seed/seed-catalogue.ts';

const drawPlainImage = (name: string, width: number, height: number): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
};

const buildPage = (text: string, width = 40, height = 60): Omit<SeedPage, 'recipe'> => ({
  width,
  height,
  paper: '#fff0c4',
  panels: [
    { x: 0, y: 0, width: 1, height: 0.5, text: `${text}: “Olá”, diz Zé & <b>Cia</b>.` },
    { x: 0.1, y: 0.5, width: 0.9, height: 0.5, text: `${text}: chuva.` },
  ],
});

const buildEdition = (
  slug: string,
  language: SeedLanguage,
  title: string,
  pages: Omit<SeedPage, 'recipe'>[],
): SeedEdition => ({
  language,
  title,
  description: `${title}: uma história\nde "antes" & depois.`,
  pages: [buildPage(`Capa de ${title}`), ...pages].map((page, index) => ({
    recipe: pageRecipe(slug, language, index),
    ...page,
  })),
});

const buildIssue = (slug: string, overrides: Partial<SeedIssue> = {}): SeedIssue => ({
  slug,
  number: 1,
  series: null,
  publisher: 'ipe',
  genre: 'comedy',
  parentalRating: 'L',
  country: 'BR',
  releaseDate: '2026-01-02',
  publishedDaysAgo: 3,
  contributors: [{ name: 'Ana Reis', role: 'writer' }],
  readingDirection: 'ltr',
  readingMode: 'paged',
  isAvailableForAll: true,
  isAvailableForSubscribers: true,
  merchandises: [],
  editions: [buildEdition(slug, 'pt-br', `Título de ${slug}`, [buildPage(slug)])],
  ...overrides,
});

const issues: readonly SeedIssue[] = [
  buildIssue('futura', { publishedDaysAgo: -5 }),
  buildIssue('nova', {
    publishedDaysAgo: 0,
    genre: "children's",
    editions: [
      buildEdition('nova', 'pt-br', 'Nova & Velha', [buildPage('um'), buildPage('larga', 90, 60)]),
      buildEdition('nova', 'en-us', 'New & Old', [buildPage('one'), buildPage('wide', 90, 60)]),
    ],
  }),
  buildIssue('vendida', {
    publisher: 'noite',
    series: 'serie',
    number: 2,
    parentalRating: '12',
    readingDirection: 'rtl',
    isAvailableForAll: false,
    isAvailableForSubscribers: false,
    contributors: [
      { name: 'Bia', role: 'creator' },
      { name: 'Caio', role: 'penciller' },
      { name: 'Davi', role: 'penciller' },
    ],
    merchandises: [
      { kind: 'purchase', price: 1290 },
      { kind: 'rent', price: 390 },
    ],
  }),
  buildIssue('antiga', { publishedDaysAgo: 3, readingMode: 'vertical', isAvailableForAll: false }),
];

const buildPublisherPicture = (username: string): SeedImage => ({
  recipe: publisherRecipe(username),
  width: 512,
  height: 512,
  paper: '#808080',
});

/** A small catalogue, whose images are drawn quickly. */
export const fakeCatalogue: SeedCatalogue = {
  publishers: [
    {
      username: 'ipe',
      name: 'Ipê',
      description: 'Floresce.',
      priority: 90,
      color: '#4a1c6b',
      featuredSeries: null,
      picture: buildPublisherPicture('ipe'),
    },
    {
      username: 'noite',
      name: 'Noite',
      description: 'Escura.',
      priority: 80,
      color: '#1a1046',
      featuredSeries: null,
      picture: buildPublisherPicture('noite'),
    },
  ],
  series: [{ slug: 'serie', title: 'Série', description: 'Continua.', publisher: 'noite' }],
  issues,
  banners: [
    {
      link: '/plans',
      title: { 'pt-br': 'Planos!', 'en-us': 'Plans!' },
      text: { 'pt-br': 'Leia tudo.', 'en-us': 'Read it all.' },
      markets: ['brazil'],
      picture: { recipe: bannerRecipe('/plans'), width: 1920, height: 720, paper: '#1d1b26' },
    },
  ],
  async draw(recipe) {
    const image = allImages().find((candidate) => candidate.recipe === recipe);
    if (!image) throw new RangeError(`There is no drawing for ${recipe}.`);
    return drawPlainImage(recipe, image.width, image.height);
  },
};

const allImages = (): SeedImage[] => [
  ...fakeCatalogue.publishers.map(({ picture: image }) => image),
  ...fakeCatalogue.banners.map(({ picture: image }) => image),
  ...issues.flatMap(({ editions }) => editions.flatMap(({ pages }) => pages)),
];

/** The drawing process calls this. */
export const openCatalogue = async (): Promise<SeedCatalogue> => fakeCatalogue;

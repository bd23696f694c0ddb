import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type {
  DemoCatalogue,
  DemoEdition,
  DemoIssue,
  DemoPage,
  Language,
} from '../../../server/seed/seed-catalogue.ts';

const picture = (name: string, width: number, height: number): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
};

const page = (text: string, width = 40, height = 60): DemoPage => ({
  width,
  height,
  paper: '#fff0c4',
  panels: [
    { x: 0, y: 0, width: 1, height: 0.5, text: `${text}: “Olá”, diz Zé & <b>Cia</b>.` },
    { x: 0.1, y: 0.5, width: 0.9, height: 0.5, text: `${text}: chuva.` },
  ],
});

const edition = (language: Language, title: string, pages: DemoPage[]): DemoEdition => ({
  language,
  title,
  description: `${title}: uma história\nde "antes" & depois.`,
  pages: [page(`Capa de ${title}`), ...pages],
});

const issue = (slug: string, more: Partial<DemoIssue> = {}): DemoIssue => ({
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
  editions: [edition('pt-br', `Título de ${slug}`, [page(slug)])],
  ...more,
});

const issues: readonly DemoIssue[] = [
  issue('futura', { publishedDaysAgo: -5 }),
  issue('nova', {
    publishedDaysAgo: 0,
    genre: "children's",
    editions: [
      edition('pt-br', 'Nova & Velha', [page('um'), page('larga', 90, 60)]),
      edition('en-us', 'New & Old', [page('one'), page('wide', 90, 60)]),
    ],
  }),
  issue('vendida', {
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
  issue('antiga', { publishedDaysAgo: 3, readingMode: 'vertical', isAvailableForAll: false }),
];

/** Small, and drawn at once. */
export const fakeCatalogue: DemoCatalogue = {
  publishers: [
    {
      username: 'ipe',
      name: 'Ipê',
      description: 'Floresce.',
      priority: 90,
      drawPicture: () => picture('ipe', 512, 512),
    },
    {
      username: 'noite',
      name: 'Noite',
      description: 'Escura.',
      priority: 80,
      drawPicture: () => picture('noite', 512, 512),
    },
  ],
  series: [{ slug: 'serie', title: 'Série', description: 'Continua.', publisher: 'noite' }],
  issues,
  banners: [
    {
      link: '/issue/nova',
      title: { 'pt-br': 'Nova!', 'en-us': 'New!' },
      text: { 'pt-br': 'Saiu hoje.', 'en-us': 'Out today.' },
      drawPicture: () => picture('banner', 1920, 720),
    },
  ],
  async drawPage(slug, language, index) {
    const found = issues
      .find((each) => each.slug === slug)
      ?.editions.find((each) => each.language === language)?.pages[index];
    if (!found) throw new RangeError(`There is no page ${slug}/${language}/${index}.`);
    return picture(`${slug}/${language}/${index}`, found.width, found.height);
  },
};

/** As the process of the drawing room calls it. */
export const openDemoCatalogue = async (): Promise<DemoCatalogue> => fakeCatalogue;

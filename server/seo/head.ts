import { escapeHtml } from '../http/escape-html.ts';
import type { Language } from '../http/language.ts';
import type { Described, Page } from './finding.ts';
import { fill, texts } from './texts.ts';

interface Where {
  status: Described['status'];
  site: string;
  language: Language;
}

const locales: Record<Language, string> = { 'pt-br': 'pt_BR', 'en-us': 'en_US' };

/** Drawn by tools/draw-share-picture.ts. */
const shopPicture = { address: '/share.png', width: 1200, height: 630 };

/** The head of a page as HTML; without a page, that of one which is not there (any more). */
export function headOf(page: Page | null, where: Where): string {
  const told = page ?? absent(where);
  const addressOf = (path: string) => new URL(path, where.site).href;
  return [
    `<title>${escapeHtml(fill(texts[where.language].pageTitle, { title: told.title }))}</title>`,
    named('description', told.description),
    told.path === null
      ? named('robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(addressOf(told.path))}">`,
    ...(told.isForAdults ? [named('rating', 'adult')] : []),
    ...preview(told, where.language, addressOf),
    ...told.data(addressOf).map(dataBlock),
  ].join('\n');
}

function absent({ status, language }: Where): Page {
  return {
    ...texts[language].pages[status === 410 ? 'gone' : 'unknown'],
    path: null,
    kind: 'website',
    picture: null,
    isForAdults: false,
    data: () => [],
  };
}

/** Open Graph, which chats and social networks read; X asks only for the kind of card besides. */
function preview(page: Page, language: Language, addressOf: (path: string) => string): string[] {
  const picture = page.picture ?? { ...shopPicture, alternative: texts[language].shopPicture };
  const others = Object.keys(locales).filter((each) => each !== language) as Language[];
  return [
    property('og:type', page.kind),
    property('og:site_name', 'Banca'),
    property('og:locale', locales[language]),
    ...others.map((other) => property('og:locale:alternate', locales[other])),
    property('og:title', page.title),
    property('og:description', page.description),
    ...(page.path === null ? [] : [property('og:url', addressOf(page.path))]),
    property('og:image', addressOf(picture.address)),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alternative),
    // A cover stands upright: as a large card it would lose its head and feet.
    named('twitter:card', picture.width > picture.height ? 'summary_large_image' : 'summary'),
  ];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** A data block is not run, so the content policy has nothing against it. No `<`: no text can end it. */
function dataBlock(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

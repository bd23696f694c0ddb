import type { Language } from '../http/language.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import type { PageDescription, PageMetadata } from './page-metadata.ts';
import { texts } from './texts.ts';

interface HeadOptions {
  status: PageDescription['status'];
  site: string;
  language: Language;
}

const locales: Record<Language, string> = { 'pt-br': 'pt_BR', 'en-us': 'en_US' };

/** Drawn by tools/draw-share-picture.ts. */
const shopPicture = { address: '/share.png', width: 1200, height: 630 };

/** Returns the head of a page as HTML. `page`: null if it does not exist or is no longer offered. */
export function headOf(page: PageMetadata | null, options: HeadOptions): string {
  const metadata = page ?? missingPageMetadata(options);
  const addressOf = (path: string) => new URL(path, options.site).href;
  return [
    `<title>${escapeHtml(fillPlaceholders(texts[options.language].pageTitle, { title: metadata.title }))}</title>`,
    metaName('description', metadata.description),
    metadata.path === null
      ? metaName('robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(addressOf(metadata.path))}">`,
    ...(metadata.feed === undefined ? [] : [feedLink(metadata.title, addressOf(metadata.feed))]),
    ...(metadata.isForAdults ? [metaName('rating', 'adult')] : []),
    ...previewTags(metadata, options.language, addressOf),
    ...metadata.data(addressOf).map(dataBlock),
  ].join('\n');
}

function missingPageMetadata({ status, language }: HeadOptions): PageMetadata {
  return {
    ...texts[language].pages[status === 410 ? 'gone' : 'unknown'],
    path: null,
    kind: 'website',
    picture: null,
    isForAdults: false,
    data: () => [],
  };
}

/** Open Graph tags, which chats and social networks read. X also needs the kind of card. */
function previewTags(page: PageMetadata, language: Language, addressOf: (path: string) => string): string[] {
  const picture = page.picture ?? { ...shopPicture, altText: texts[language].shopPicture };
  const otherLanguages = Object.keys(locales).filter((each) => each !== language) as Language[];
  return [
    metaProperty('og:type', page.kind),
    metaProperty('og:site_name', 'Banca'),
    metaProperty('og:locale', locales[language]),
    ...otherLanguages.map((other) => metaProperty('og:locale:alternate', locales[other])),
    metaProperty('og:title', page.title),
    metaProperty('og:description', page.description),
    ...(page.path === null ? [] : [metaProperty('og:url', addressOf(page.path))]),
    metaProperty('og:image', addressOf(picture.address)),
    metaProperty('og:image:width', String(picture.width)),
    metaProperty('og:image:height', String(picture.height)),
    metaProperty('og:image:alt', picture.altText),
    // A large card is wide and would cut the top and bottom of a cover.
    metaName('twitter:card', picture.width > picture.height ? 'summary_large_image' : 'summary'),
  ];
}

const feedLink = (title: string, address: string) =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(address)}">`;
const metaName = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const metaProperty = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The content policy allows data blocks, because they do not run. `<` is escaped, so no text can close the element. */
function dataBlock(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

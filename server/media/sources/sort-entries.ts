import { Refusal } from '../refusal.ts';
import type { ComicEntry, ComicSource } from './comic-source.ts';
import { naturalOrder } from './natural-order.ts';
import { quoteName } from './quote-name.ts';

// Windows ignores dots and spaces at the end of a name.
const readFormats = /\.(jpe?g|jfif|png|webp|avif|gif)[. ]*$/i;
const otherFormats = /\.(bmp|tiff?|jxl|heic|heif|jp2|j2k|psd|svg|tga)[. ]*$/i;
const archives = /\.(cb[zr7ta]|zip|rar|7z|tar|gz|pdf|epub)$/i;
const systemFolders = /^(__macosx|@eadir|thumb(nail)?s?)$/i;

/** What operating systems and viewers leave beside the pages: resource forks, thumbnails, hidden files. */
export function isLeftBehind(name: string): boolean {
  const parts = name.split('/');
  const folders = parts.slice(0, -1);
  return parts.some((part) => part.startsWith('.')) || folders.some((folder) => systemFolders.test(folder));
}

export const isPage = (name: string): boolean => readFormats.test(name);

/** Tells pages from everything else, and puts them in order. An image that would be left out is a refusal. */
export function sortEntries(entries: ComicEntry[]): Pick<ComicSource, 'pages' | 'details' | 'supplement'> {
  const candidates = entries.filter(({ name }) => !isLeftBehind(name));
  const unread = candidates.find(({ name }) => otherFormats.test(name));
  if (unread) {
    throw new Refusal(
      `holds ${quoteName(unread.name)}, whose format is not read: make it JPEG, PNG, WebP, AVIF or GIF first`,
    );
  }
  const pages = candidates.filter(({ name }) => isPage(name));
  if (pages.length === 0) throw new Refusal(whyNoPages(entries));
  return {
    pages: pages.sort((one, other) => naturalOrder(one.name, other.name)),
    details: outermost(candidates, 'comicinfo.xml'),
    supplement: outermost(candidates, 'banca.json'),
  };
}

function whyNoPages(entries: ComicEntry[]): string {
  if (entries.length === 0) return 'is empty';
  const nested = entries.find(({ name }) => archives.test(name));
  return nested
    ? `has no images, but another archive, ${quoteName(nested.name)}: unpack it, and import what is in it`
    : 'has no images';
}

function outermost(entries: ComicEntry[], file: string): ComicEntry | undefined {
  const depth = ({ name }: ComicEntry) => name.split('/').length;
  return entries
    .filter(({ name }) => name.toLowerCase().split('/').at(-1) === file)
    .sort((one, other) => depth(one) - depth(other))[0];
}

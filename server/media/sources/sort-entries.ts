import { ImportFailure } from '../import-failure.ts';
import type { ComicEntry, ComicSource } from './comic-source.ts';
import { compareNaturally } from './natural-order.ts';
import { quoteName } from './quote-name.ts';

// Windows ignores dots and spaces at the end of a name.
const supportedFormats = /\.(jpe?g|jfif|png|webp|avif|gif)[. ]*$/i;
const unsupportedFormats = /\.(bmp|tiff?|jxl|heic|heif|jp2|j2k|psd|svg|tga)[. ]*$/i;
const archiveFormats = /\.(cb[zr7ta]|zip|rar|7z|tar|gz|pdf|epub)$/i;
const systemFolders = /^(__macosx|@eadir|thumb(nail)?s?)$/i;

/** Whether a file was created by an operating system or viewer: resource forks, thumbnails and hidden files. */
export function isSystemFile(name: string): boolean {
  const parts = name.split('/');
  const folders = parts.slice(0, -1);
  return parts.some((part) => part.startsWith('.')) || folders.some((folder) => systemFolders.test(folder));
}

export const isPage = (name: string): boolean => supportedFormats.test(name);

/** Finds the pages and sorts them. Refuses images in unsupported formats, because the comic would lose pages. */
export function sortEntries(entries: ComicEntry[]): Pick<ComicSource, 'pages' | 'details' | 'supplement'> {
  const candidates = entries.filter(({ name }) => !isSystemFile(name));
  const unsupported = candidates.find(({ name }) => unsupportedFormats.test(name));
  if (unsupported) {
    throw new ImportFailure(
      `contains ${quoteName(unsupported.name)}, whose format is not supported: convert it to JPEG, PNG, WebP, AVIF or GIF first`,
      'otherFormat',
      unsupported.name,
    );
  }
  const pages = candidates.filter(({ name }) => isPage(name));
  if (pages.length === 0) throw new ImportFailure(noPagesReason(entries), 'noPages');
  return {
    pages: pages.sort((a, b) => compareNaturally(a.name, b.name)),
    details: findOutermost(candidates, 'comicinfo.xml'),
    supplement: findOutermost(candidates, 'banca.json'),
  };
}

function noPagesReason(entries: ComicEntry[]): string {
  if (entries.length === 0) return 'is empty';
  const nested = entries.find(({ name }) => archiveFormats.test(name));
  return nested
    ? `has no images, but contains another archive, ${quoteName(nested.name)}: unpack it and import its content`
    : 'has no images';
}

function findOutermost(entries: ComicEntry[], file: string): ComicEntry | undefined {
  const depth = ({ name }: ComicEntry) => name.split('/').length;
  return entries
    .filter(({ name }) => name.toLowerCase().split('/').at(-1) === file)
    .sort((a, b) => depth(a) - depth(b))[0];
}

import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type ComicPath, comicPath, joinPath, textOf } from '../sources/comic-path.ts';
import { naturalOrder } from '../sources/natural-order.ts';
import { isLeftBehind, isPage } from '../sources/sort-entries.ts';
import { walkFolder } from '../sources/walk-folder.ts';

/** Includes formats that cannot be read, so that the import reports them. */
const archives = /\.(cbz|zip|cbr|rar|cb7|7z|cbt|cba)$/i;
/** They are reported as well, but may also be texts beside the images of a comic. */
const documents = /\.(epub|pdf|tar|tgz|djvu|mobi)$/i;

interface FoundName {
  name: Buffer;
  text: string;
  isUnreadable: boolean;
}

/** The comics that a path stands for: the archives in a folder, a folder of images, or the path itself. */
export async function findComics(path: string): Promise<ComicPath[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [await asOnDisk(path)];
  const names = await namesIn(path);
  const hasArchives = names.some(({ text }) => archives.test(text));
  const isComic = !hasArchives && names.some(({ text }) => isPage(text));
  if (isComic) return [path];
  const found = names.filter(
    ({ text, isUnreadable }) => isUnreadable || archives.test(text) || documents.test(text),
  );
  if (found.length === 0) return [path];
  return found
    .sort((one, other) => naturalOrder(one.text, other.text))
    .map(({ name }) => comicPath(joinPath(path.replace(/(?<=[^/])\/+$/, ''), name)));
}

/** An unreadable folder is reported when it is imported. */
async function namesIn(path: string): Promise<FoundName[]> {
  const names: FoundName[] = [];
  try {
    for await (const { name, error } of walkFolder(path)) {
      names.push({ name, text: textOf(name), isUnreadable: error !== undefined });
    }
  } catch {}
  return names.filter(({ text }) => !isLeftBehind(text));
}

/** Node decodes arguments as UTF-8 and puts U+FFFD for every other byte. Looks for the file that was meant. */
async function asOnDisk(path: string): Promise<ComicPath> {
  if (!path.includes('\ufffd')) return path;
  const names = await readdir(dirname(path), { encoding: 'buffer' }).catch(() => []);
  const meant = names.filter((name) => name.toString('utf8') === basename(path));
  const [name] = meant;
  return name && meant.length === 1 ? comicPath(joinPath(dirname(path), name)) : path;
}

import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type ComicPath, decodePath, joinPath, toComicPath } from '../../media/sources/comic-path.ts';
import { compareNaturally } from '../../media/sources/natural-order.ts';
import { isPage, isSystemFile } from '../../media/sources/sort-entries.ts';
import { walkFolder } from '../../media/sources/walk-folder.ts';

/** Includes formats that cannot be read, so that the import reports them. */
const archiveNames = /\.(cbz|zip|cbr|rar|cb7|7z|cbt|cba)$/i;
/** The import reads or reports these too, unless they are in a folder of images. */
const documentNames = /\.(epub|pdf|tar|tgz|djvu|mobi)$/i;

interface FileName {
  name: Buffer;
  text: string;
  isUnreadable: boolean;
}

/** Finds the comics of a path: the archives in a folder, a folder of images, or the path itself. */
export async function findComics(path: string): Promise<ComicPath[]> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) return [await findFileOnDisk(path)];
  const names = await listNames(path);
  const hasArchives = names.some(({ text }) => archiveNames.test(text));
  const isComic = !hasArchives && names.some(({ text }) => isPage(text));
  if (isComic) return [path];
  const comics = names.filter(
    ({ text, isUnreadable }) => isUnreadable || archiveNames.test(text) || documentNames.test(text),
  );
  if (comics.length === 0) return [path];
  return comics
    .sort((one, other) => compareNaturally(one.text, other.text))
    .map(({ name }) => toComicPath(joinPath(path.replace(/(?<=[^/])\/+$/, ''), name)));
}

/** Lists all names below a folder. Ignores errors, because the import reports an unreadable folder. */
async function listNames(path: string): Promise<FileName[]> {
  const names: FileName[] = [];
  try {
    for await (const { name, error } of walkFolder(path)) {
      names.push({ name, text: decodePath(name), isUnreadable: error !== undefined });
    }
  } catch {}
  return names.filter(({ text }) => !isSystemFile(text));
}

/** Finds the file for an argument that is not UTF-8. Node replaces its invalid bytes with U+FFFD. */
async function findFileOnDisk(path: string): Promise<ComicPath> {
  if (!path.includes('\ufffd')) return path;
  const names = await readdir(dirname(path), { encoding: 'buffer' }).catch(() => []);
  const matches = names.filter((name) => name.toString('utf8') === basename(path));
  const [name] = matches;
  return name && matches.length === 1 ? toComicPath(joinPath(dirname(path), name)) : path;
}

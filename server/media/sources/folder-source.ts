import { readFile } from 'node:fs/promises';
import { ImportFailure } from '../import-failure.ts';
import { type ImportLimits, importLimits } from '../import-limits.ts';
import { createNameDecoder } from '../names/name-decoder.ts';
import { reasonOf } from '../reason.ts';
import { type ComicPath, decodeFileName, decodePath, joinPath } from './comic-path.ts';
import type { ComicEntry, ComicSource } from './comic-source.ts';
import { quoteName } from './quote-name.ts';
import { sortEntries } from './sort-entries.ts';
import { refuseOutsideLink, statComic } from './stat-comic.ts';
import { walkFolder } from './walk-folder.ts';

/** Opens a folder of images, including its subfolders, as one comic. */
export async function openFolder(path: ComicPath, limits: ImportLimits = importLimits): Promise<ComicSource> {
  const fileNames: Buffer[] = [];
  for await (const { name, item, error } of walkFolder(path)) {
    if (error) throw new ImportFailure(`contains ${quoteName(decodePath(name))}, which ${reasonOf(error)}`);
    if (item.isDirectory()) continue;
    if (fileNames.length === limits.maxEntries)
      throw new ImportFailure(`has more than ${limits.maxEntries} files`);
    fileNames.push(name);
  }
  const decode = createNameDecoder(fileNames);
  const entries: ComicEntry[] = fileNames.map((rawName) => {
    const name = decode(rawName);
    return { name, read: () => readPage(path, rawName, name, limits) };
  });
  return { name: decodeFileName(path), ...sortEntries(entries), close: async () => {} };
}

async function readPage(root: ComicPath, raw: Buffer, name: string, limits: ImportLimits): Promise<Buffer> {
  const file = joinPath(root, raw);
  try {
    const { size } = await statComic(file);
    await refuseOutsideLink(root, file);
    if (size > limits.maxImageBytes) throw new ImportFailure('is too large for an image');
    return await readFile(file);
  } catch (error) {
    throw new ImportFailure(`contains ${quoteName(name)}, which ${reasonOf(error)}`);
  }
}

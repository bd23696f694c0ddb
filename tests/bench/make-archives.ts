import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { openArchive } from '../../server/media/sources/archive-source.ts';
import { makeComic } from '../comics/make-comic.ts';

/**
 * Writes archives of 24 pages, 1600×2400 JPEGs. The pages are drawn once. Bytes after the end of the JPEG make each file
 * different without changing the picture.
 */
export async function makeArchives(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const template = join(folder, 'model.cbz');
  await makeComic({ file: template, pages: 24, width: 1600, height: 2400 });
  const source = await openArchive(template);
  for (let number = 1; number <= count; number += 1) {
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream, createWriteStream(join(folder, `comic-${number}.cbz`)));
    for (const { name, read } of source.pages) {
      const image = Buffer.concat([await read(), Buffer.from(`archive ${number}`)]);
      zip.addBuffer(image, name, { compress: false });
    }
    zip.end();
    await written;
  }
  await source.close();
  await rm(template);
}

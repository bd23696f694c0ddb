import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SeedCatalogue, SeedEdition } from '@banca/server/seed/seed-catalogue.ts';
import { ZipFile } from 'yazl';
import { bancaJsonOf } from './banca-json-of.ts';
import { comicInfoXml } from './comic-info-xml.ts';

export interface ExportProgress {
  /** Exported pages. */
  done: number;
  total: number;
}

/**
 * Writes each edition of each issue as a CBZ file with its metadata, so that an import restores the same catalogue.
 * The folder must exist; existing files are replaced. Returns the file names.
 */
export async function exportCatalogue(
  catalogue: SeedCatalogue,
  folder: string,
  report: (progress: ExportProgress) => void,
  now = new Date(),
): Promise<string[]> {
  const editions = catalogue.issues.flatMap((issue) => issue.editions.map((edition) => ({ issue, edition })));
  const total = editions.reduce((sum, { edition }) => sum + edition.pages.length, 0);
  let done = 0;
  const names: string[] = [];
  for (const { issue, edition } of editions) {
    const name = `${issue.slug}.${edition.language}.cbz`;
    const texts = {
      'ComicInfo.xml': comicInfoXml(catalogue, issue, edition),
      'banca.json': `${JSON.stringify(await bancaJsonOf(catalogue, issue, edition, now), null, 2)}\n`,
    };
    const pages = drawPages(catalogue, edition, () => report({ done: ++done, total }));
    await writeArchive(join(folder, name), texts, pages);
    names.push(name);
  }
  return names;
}

async function* drawPages(
  { draw }: SeedCatalogue,
  { pages }: SeedEdition,
  onDrawn: () => void,
): AsyncGenerator<Buffer> {
  for (const { recipe } of pages) {
    yield await draw(recipe);
    onDrawn();
  }
}

/** Writes to a temporary file first, so that a file with the final name is always complete. */
async function writeArchive(
  path: string,
  texts: Record<string, string>,
  pages: AsyncIterable<Buffer>,
): Promise<void> {
  const draft = `${path}.part`;
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(draft));
  // Awaited below. Until then, an error such as a full disk must not end the process.
  written.catch(() => {});
  try {
    for (const [name, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), name);
    let number = 1;
    for await (const page of pages) {
      // PNG is compressed already.
      zip.addBuffer(page, `${String(number).padStart(3, '0')}.png`, { compress: false });
      number += 1;
    }
    zip.end();
    await written;
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

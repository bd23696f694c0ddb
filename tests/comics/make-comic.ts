import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

export interface GeneratedComic {
  readonly file: string;
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** Content of ComicInfo.xml. */
  readonly info?: string;
}

/** Writes a CBZ with different pages. Their patterns compress about as well as drawn art. */
export async function makeComic({ file, pages, width, height, info }: GeneratedComic): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(file));
  if (info) zip.addBuffer(Buffer.from(info), 'ComicInfo.xml');
  for (let page = 1; page <= pages; page += 1) {
    const image = await drawPage(page, width, height);
    zip.addBuffer(image, `page${page}.jpg`, { compress: false });
  }
  zip.end();
  await written;
}

function drawPage(page: number, width: number, height: number): Promise<Buffer> {
  const hue = (page * 47) % 360;
  const panels = Array.from({ length: 6 }, (_, index) => {
    const x = 5 + (index % 2) * 46;
    const y = 4 + Math.floor(index / 2) * 31;
    const rings = Array.from({ length: 14 }, (_, ring) => {
      const radius = 4 + ring * 1.6;
      return `<circle cx="${x + 22}" cy="${y + 14}" r="${radius}" fill="none" stroke="hsl(${hue + ring * 9} 70% 35%)" stroke-width=".7"/>`;
    });
    return `<svg x="${x}" y="${y}" width="44" height="29" viewBox="${x} ${y} 44 29"><rect x="${x}" y="${y}" width="44" height="29" fill="hsl(${hue + index * 25} 65% 62%)"/>${rings.join('')}</svg>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"><rect width="100" height="100" fill="#fff"/>${panels.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { ZipFile } from 'yazl';

/** Creates a temporary folder. */
export async function createTemporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'banca-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Creates a small picture. Each number gives another picture. */
export function makePicture(
  number: number,
  { width = 40, height = 60, format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' } = {},
): Promise<Buffer> {
  const background = { r: (number * 47) % 256, g: (number * 91) % 256, b: (number * 13) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Creates a picture of colour noise, which no format compresses well. */
export function makeNoise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[index] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Creates a ZIP archive with the entries in order. */
export async function makeZip(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return buffer(file.outputStream);
}

/**
 * Writes an archive into the folder and returns its path. The default name ends with a letter, because digits at its end
 * would be read as the number of the issue.
 */
export async function writeComic(
  folder: string,
  entries: Record<string, Buffer | string>,
  name = `${randomUUID()}x.cbz`,
): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, await makeZip(entries));
  return path;
}

/** Changes the name of an entry, which an archive contains twice. Both names need the same length. */
export function renameEntry(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Forges the first entry of the archive's directory. */
export function forgeDirectory(bytes: Buffer, change: (directory: Buffer) => void): Buffer {
  const forged = Buffer.from(bytes);
  change(forged.subarray(forged.indexOf(Buffer.from('PK\x01\x02', 'latin1'))));
  return forged;
}

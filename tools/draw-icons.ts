import { join, resolve } from 'node:path';
import sharp from 'sharp';

/* Draws public/icon-*.png from public/favicon.svg, for home screens and notifications. Run by hand. */

const folder = resolve(import.meta.dirname, '../public');
for (const size of [192, 512]) {
  await sharp(join(folder, 'favicon.svg'), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `icon-${size}.png`));
}

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { textPath } from '../demo/drawing/lettering/lettering.ts';

/* Draws public/share.png, the picture in link previews of pages without their own picture. Run by hand. */

const root = resolve(import.meta.dirname, '..');
const width = 1200;
const height = 630;

const colours = await darkColours();
const path = textPath('BANCA', 'display', 400, width / 2, 450);

/** The logo with two shadows, in front of a halftone pattern. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="dots" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="12" cy="12" r="4.5" fill="${colours('ink-2')}"/></pattern></defs>
<rect width="${width}" height="${height}" fill="${colours('ink-0')}"/>
<rect width="${width}" height="${height}" fill="url(#dots)"/>
<rect y="${height - 18}" width="${width}" height="18" fill="${colours('ipe')}"/>
<path d="${path}" transform="translate(-18 0)" fill="${colours('cyan')}"/>
<path d="${path}" transform="translate(18 0)" fill="${colours('magenta')}"/>
<path d="${path}" fill="${colours('paper')}"/>
</svg>`;

const picture = await sharp(Buffer.from(drawing)).png({ palette: true, effort: 10 }).toBuffer();
await writeFile(join(root, 'public/share.png'), picture);

/** Reads the colours of the dark theme from the styles. */
async function darkColours(): Promise<(name: string) => string> {
  const css = await readFile(join(root, 'src/presentation/ui/styles/tokens.css'), 'utf8');
  return (name) => {
    const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
    if (!colour) throw new Error(`There is no colour --${name}.`);
    return colour;
  };
}

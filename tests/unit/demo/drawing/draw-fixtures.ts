import sharp from 'sharp';
import type { ActorState, Character } from '../../../../demo/drawing/character/character.ts';
import { drawFigure } from '../../../../demo/drawing/figure/figure.ts';
import { bright } from '../../../../demo/drawing/styles/bright.ts';

export const exampleCharacter: Character = {
  skin: '#b97a4e',
  hair: { style: 'short', colour: '#2a1a14' },
  clothes: {
    style: 'tee',
    top: '#e8a33d',
    accent: '#c03a2b',
    bottom: '#2f4b7c',
    shoes: '#4a2c1a',
    sleeves: 'short',
  },
};
export const exampleState: ActorState = { face: 'calm', pose: 'stand', turn: 0.6 };

const scale = 0.4;
/** Half the side of the image in pixels. The middle of the face is in its centre. */
const halfSize = 200;

/**
 * Draws a figure and measures it from the middle of the face, in the units of the figure. `side` is the largest horizontal distance
 * above the chin.
 */
export async function measureFigure(character: Character, state: ActorState) {
  const figure = drawFigure(bright, character, state, { x: halfSize, y: halfSize, scale });
  const width = 2 * halfSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${figure}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const isCovered = (x: number, y: number): boolean =>
    (pixels[Math.round(halfSize + y * scale) * width + Math.round(halfSize + x * scale)] ?? 0) > 100;
  let [top, bottom, side] = [halfSize, -halfSize, 0];
  pixels.forEach((alpha, index) => {
    if (alpha <= 100) return;
    const [x, y] = [(index % width) - halfSize, Math.floor(index / width) - halfSize];
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    if (y < 40 * scale) side = Math.max(side, Math.abs(x));
  });
  return { isCovered, top: top / scale, bottom: bottom / scale, side: side / scale };
}

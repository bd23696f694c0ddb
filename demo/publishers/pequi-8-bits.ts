import { placeDrawing, rectangle } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';

/** A pequi cut open, in 16 × 16 pixels. Each character is a colour. */
const rows = [
  '................',
  '.....gggggg.....',
  '...ggGGGGGGgg...',
  '..gGGyyyyyyGGg..',
  '..gGyyyyyyyyGg..',
  '.gGyyoooooooyGg.',
  '.gGyoowwwwooyGg.',
  '.gGyowwkwkwoyGg.',
  '.gGyowwkwkwoyGg.',
  '.gGyoowwwwooyGg.',
  '.gGyyoooooooyGg.',
  '..gGyyyyyyyyGg..',
  '..gGGyyyyyyGGg..',
  '...ggGGGGGGgg...',
  '.....gggggg.....',
  '................',
] as const;
const colours = {
  g: '#123a2c',
  G: '#86c84a',
  y: '#fff07a',
  o: '#ffc82e',
  w: '#fffbe8',
  k: '#140c1c',
} as const;

const layerOf = (character: string, colour: string): string => {
  const data = rows.flatMap((row, y) =>
    Array.from(row, (each, x) => (each === character ? rectangle(x * 8, y * 8, 8.2, 8.2) : '')),
  );
  return `<path d="${data.join('')}" fill="${colour}"/>`;
};

export const mark: Art = (_brush, { width }) =>
  placeDrawing(
    `<path d="${rectangle(0, 0, 128, 128)}" fill="#2a1b3d"/>` +
      Object.entries(colours)
        .map(([character, colour]) => layerOf(character, colour))
        .join(''),
    0,
    0,
    width / 128,
  );

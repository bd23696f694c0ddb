import { textPath } from './lettering.ts';
import type { WordsManner } from './manner.ts';
import { ellipse, type Point, polygon, rectangle, round, star } from './svg.ts';
import { roundness, type SetWords } from './words.ts';

export interface PlacedWords extends SetWords {
  x: number;
  y: number;
}

export const centreOf = (words: PlacedWords): Point => [
  words.x + words.width / 2,
  words.y + words.height / 2,
];

function superellipse([x, y]: Point, width: number, height: number): string {
  const points = Array.from({ length: 44 }, (_, index): Point => {
    const angle = (index / 44) * 2 * Math.PI;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return [
      x + Math.sign(cosine) * Math.abs(cosine) ** (2 / roundness) * (width / 2),
      y + Math.sign(sine) * Math.abs(sine) ** (2 / roundness) * (height / 2),
    ];
  });
  return polygon(points);
}

/** A tail that bends a little, from inside the balloon to its tip. */
function tail([fromX, fromY]: Point, [toX, toY]: Point, width: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [sideX, sideY] = [(-(toY - fromY) / length) * width, ((toX - fromX) / length) * width];
  const [bendX, bendY] = [(fromX + toX) / 2 + sideX * 0.6, (fromY + toY) / 2 + sideY * 0.6];
  const control = `${round(bendX)} ${round(bendY)}`;
  return `M${round(fromX - sideX)} ${round(fromY - sideY)}Q${control} ${round(toX)} ${round(toY)}Q${control} ${round(fromX + sideX)} ${round(fromY + sideY)}Z`;
}

function bubbles([fromX, fromY]: Point, [toX, toY]: Point): string {
  return [0.55, 0.76, 0.93]
    .map((share, index) =>
      ellipse(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, 13 - index * 4),
    )
    .join('');
}

function shapeOf(words: PlacedWords): string {
  const centre = centreOf(words);
  const {
    width,
    height,
    words: { kind, text },
  } = words;
  if (kind === 'caption') return rectangle(words.x, words.y, width, height);
  if (kind !== 'shout') return superellipse(centre, width, height);
  const spikes = 13 + (text.length % 4);
  return star(
    centre[0],
    centre[1],
    [width / 2 + 6, height / 2 + 6],
    [width / 2 - 26, height / 2 - 20],
    spikes,
    0.2,
  );
}

/** Where the tail starts: the point of the balloon's lower middle that is nearest to its tip. */
function rootOf(words: PlacedWords, tip: Point): Point {
  const [x, y] = centreOf(words);
  const reach = words.width * 0.28;
  return [Math.min(Math.max(tip[0], x - reach), x + reach), y + Math.sign(tip[1] - y) * words.height * 0.2];
}

export function drawWords(placed: PlacedWords, tip: Point | null, manner: WordsManner): string {
  const { kind } = placed.words;
  const look = kind === 'caption' ? { ...manner.caption, weight: manner.balloon.weight } : manner.balloon;
  const dashes = kind === 'whisper' ? ' stroke-dasharray="9 8"' : '';
  const [centreX, centreY] = centreOf(placed);
  const shape = shapeOf(placed);
  const hasTail = tip !== null && kind !== 'caption';
  const pointer = !hasTail
    ? ''
    : kind === 'thought'
      ? bubbles(rootOf(placed, tip), tip)
      : tail(rootOf(placed, tip), tip, kind === 'shout' ? 20 : 14);
  const bottom = centreY - placed.textHeight / 2 + placed.size * 0.83;
  const text = placed.lines
    .map((line, index) =>
      textPath(line, placed.face, placed.size, centreX, bottom + index * placed.lineHeight),
    )
    .join('');
  // Outline first, then both fills over it: balloon and tail become one shape.
  return (
    `<path d="${shape}${pointer}" fill="${look.fill}" stroke="${look.line}" stroke-width="${look.weight * 2}" stroke-linejoin="round"${dashes}/>` +
    `<path d="${shape}" fill="${look.fill}"/><path d="${pointer}" fill="${look.fill}"/><path d="${text}" fill="${look.text}"/>`
  );
}

import { ellipse, type Point, polygon, rectangle, round, star } from '../ink/svg.ts';
import type { LetteringStyle } from '../styles/drawing-style.ts';
import { textPath } from './lettering.ts';
import { balloonKindOf, type MeasuredBalloon, roundness } from './measure-balloon.ts';

export interface PlacedBalloon extends MeasuredBalloon {
  x: number;
  y: number;
}

export const centreOf = ({ x, y, width, height }: PlacedBalloon): Point => [x + width / 2, y + height / 2];

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

/** A slightly curved tail from inside the balloon to its tip. */
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

/** A box with corners in two steps, as in pixel art. */
function steppedBox(x: number, y: number, width: number, height: number): string {
  const step = Math.min(12, width / 8, height / 6);
  const across = `h${round(step)}`;
  return `M${round(x + 2 * step)} ${round(y)}H${round(x + width - 2 * step)}v${round(step)}${across}v${round(step)}${across}V${round(y + height - 2 * step)}h${round(-step)}v${round(step)}h${round(-step)}V${round(y + height)}H${round(x + 2 * step)}v${round(-step)}h${round(-step)}v${round(-step)}h${round(-step)}V${round(y + 2 * step)}${across}v${round(-step)}${across}Z`;
}

function shapeOf(placed: PlacedBalloon, shape: LetteringStyle['balloon']['shape']): string {
  const { x, y, width, height, balloon } = placed;
  const [centreX, centreY] = centreOf(placed);
  const kind = balloonKindOf(balloon);
  if (kind === 'shout') {
    const spikes = 13 + (balloon.text.length % 4);
    const [outer, inner]: [Point, Point] = [
      [width / 2 + 6, height / 2 + 6],
      [width / 2 - 26, height / 2 - 20],
    ];
    return star(centreX, centreY, outer, inner, spikes, 0.2);
  }
  if (shape === 'stepped') return steppedBox(x, y, width, height);
  return kind === 'caption' || shape === 'box'
    ? rectangle(x, y, width, height)
    : superellipse([centreX, centreY], width, height);
}

/** Where the tail starts: inside the balloon, near its middle, on the side of the tip. */
function rootOf(placed: PlacedBalloon, tip: Point): Point {
  const [x, y] = centreOf(placed);
  const reach = placed.width * 0.28;
  return [Math.min(Math.max(tip[0], x - reach), x + reach), y + Math.sign(tip[1] - y) * placed.height * 0.2];
}

export function drawBalloon(placed: PlacedBalloon, tip: Point | null, style: LetteringStyle): string {
  const kind = balloonKindOf(placed.balloon);
  const colours = kind === 'caption' ? { weight: style.balloon.weight, ...style.caption } : style.balloon;
  const dashes = kind === 'whisper' ? ' stroke-dasharray="9 8"' : '';
  const [centreX, centreY] = centreOf(placed);
  const shape = shapeOf(placed, style.balloon.shape);
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
  // The fills cover the inner half of the outline, so that balloon and tail become one shape.
  return (
    `<path d="${shape}${pointer}" fill="${colours.fill}" stroke="${colours.line}" stroke-width="${colours.weight * 2}" stroke-linejoin="round"${dashes}/>` +
    `<path d="${shape}" fill="${colours.fill}"/><path d="${pointer}" fill="${colours.fill}"/><path d="${text}" fill="${colours.text}"/>`
  );
}

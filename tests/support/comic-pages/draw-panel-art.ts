import type { Random } from '../../../demo/drawing/ink/random.ts';
import type { PageStyle } from './page-style.ts';

export interface ArtBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const pointsIn = (random: Random, { left, top, right, bottom }: ArtBox, count: number): [number, number][] =>
  Array.from({ length: count }, () => [random.between(left, right), random.between(top, bottom)]);

const colour = (random: Random, isGrey: boolean): string => {
  const [hue, saturation, light] = [
    random.between(0, 360),
    isGrey ? 0 : random.between(20, 90),
    random.between(12, 92),
  ];
  return `hsl(${hue.toFixed(0)},${saturation.toFixed(0)}%,${light.toFixed(0)}%)`;
};

/** Draws what a panel shows, without its frame. The caller clips it. */
export function drawPanelArt(random: Random, { kind }: PageStyle, box: ArtBox, id: string): string {
  const isManga = kind === 'manga';
  const arts = isManga
    ? [drawLines, drawLines, drawTones, drawNight, drawScene]
    : [drawScene, drawScene, drawScene, drawLines, drawNight, drawPhoto];
  return random.pick(arts)(random, box, id, isManga);
}

type DrawArt = (random: Random, box: ArtBox, id: string, isGrey: boolean) => string;

const fillBox = ({ left, top, right, bottom }: ArtBox, fill: string) =>
  `<rect x="${left - 20}" y="${top - 20}" width="${right - left + 40}" height="${bottom - top + 40}" fill="${fill}"/>`;

/** A coloured background with a ground, and figures with outlines. */
const drawScene: DrawArt = (random, box, id, isGrey) => {
  const horizon = random.between(box.top + 0.4 * (box.bottom - box.top), box.bottom);
  const gradient = `<linearGradient id="g${id}" x2="0" y2="1"><stop stop-color="${colour(random, isGrey)}"/><stop offset="1" stop-color="${colour(random, isGrey)}"/></linearGradient>`;
  const ground = `<rect x="${box.left - 20}" y="${horizon}" width="${box.right - box.left + 40}" height="${box.bottom - horizon + 20}" fill="${colour(random, isGrey)}"/>`;
  return (
    gradient +
    fillBox(box, `url(#g${id})`) +
    ground +
    drawHouses(random, box, isGrey) +
    drawFigures(random, box, isGrey)
  );
};

/** Black lines on white, as most panels of manga. */
const drawLines: DrawArt = (random, box, _id, isGrey) => {
  const [[x, y] = [0, 0]] = pointsIn(random, box, 1);
  const isSpeed = random.next() < 0.4;
  const lines = pointsIn(random, box, isSpeed ? 30 : 8).map(([endX, endY]) => {
    const [startX, startY] = isSpeed
      ? [x + (endX - x) * 4, y + (endY - y) * 4]
      : [endX + 60, endY + random.between(-40, 40)];
    return `<path d="M${startX} ${startY}L${endX} ${endY}" stroke="#111" stroke-width="${random.between(0.8, 3)}"/>`;
  });
  return fillBox(box, '#fff') + lines.join('') + drawFigures(random, box, isGrey);
};

const drawTones: DrawArt = (random, box, id, isGrey) => {
  const step = random.between(4, 8);
  return `<pattern id="t${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#fff"/><circle cx="${step / 2}" cy="${step / 2}" r="${step * random.between(0.2, 0.45)}" fill="#222"/></pattern>${fillBox(box, `url(#t${id})`)}${drawFigures(random, box, isGrey)}`;
};

const drawNight: DrawArt = (random, box, _id, isGrey) =>
  fillBox(box, random.pick(['#000', '#080810', '#15131c'])) +
  pointsIn(random, box, 12)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="#fff"/>`)
    .join('') +
  drawFigures(random, box, isGrey);

/** Many soft patches, like a painting or a photo. */
const drawPhoto: DrawArt = (random, box) =>
  fillBox(box, colour(random, false)) +
  pointsIn(random, box, 60)
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${random.between(10, 90)}" ry="${random.between(10, 60)}" fill="${colour(random, false)}" opacity="0.5"/>`,
    )
    .join('');

/** Buildings and windows: straight lines inside a panel that are not gutters. */
function drawHouses(random: Random, box: ArtBox, isGrey: boolean): string {
  if (random.next() < 0.5) return '';
  return pointsIn(random, box, 3)
    .map(([x, y]) => {
      const [width, height] = [random.between(0.1, 0.4) * (box.right - box.left), box.bottom - y];
      const windows = [0.15, 0.6].map(
        (at) =>
          `<rect x="${x + at * width}" y="${y + 10}" width="${0.25 * width}" height="${Math.min(40, height / 3)}" fill="#fff" stroke="#111"/>`,
      );
      return `<rect x="${x}" y="${y}" width="${width}" height="${height + 30}" fill="${colour(random, isGrey)}" stroke="#111" stroke-width="2"/>${windows.join('')}`;
    })
    .join('');
}

function drawFigures(random: Random, box: ArtBox, isGrey: boolean): string {
  const size = Math.min(box.right - box.left, box.bottom - box.top);
  return pointsIn(random, box, random.pick([1, 1, 2, 3]))
    .map(([x, y]) => drawFigure(random, [x, y + 0.1 * size], size * random.between(0.25, 0.5), isGrey))
    .join('');
}

/** A head with a face above shoulders. */
export function drawFigure(
  random: Random,
  [x, y]: readonly [number, number],
  size: number,
  isGrey: boolean,
): string {
  const line = `stroke="#111" stroke-width="${Math.max(1.2, size * 0.015)}"`;
  const [skin, clothes] = [random.pick(['#fff', '#f3d2b3', '#8d5a3b']), colour(random, isGrey)];
  return `<path d="M${x - size * 0.6} ${y + size * 1.4}Q${x - size * 0.5} ${y + size * 0.4} ${x} ${y + size * 0.35}Q${x + size * 0.5} ${y + size * 0.4} ${x + size * 0.6} ${y + size * 1.4}Z" fill="${clothes}" ${line}/><ellipse cx="${x}" cy="${y}" rx="${size * 0.34}" ry="${size * 0.42}" fill="${isGrey ? '#fff' : skin}" ${line}/><path d="M${x - size * 0.36} ${y}Q${x} ${y - size * 0.8} ${x + size * 0.36} ${y}Q${x} ${y - size * 0.3} ${x - size * 0.36} ${y}Z" fill="${random.pick(['#111', '#5a2a12', '#ddd'])}" ${line}/><circle cx="${x - size * 0.12}" cy="${y + 0.05 * size}" r="${size * 0.035}"/><circle cx="${x + size * 0.12}" cy="${y + 0.05 * size}" r="${size * 0.035}"/>`;
}

export function drawBalloon(random: Random, [x, y]: readonly [number, number], width: number): string {
  const height = width * random.between(0.45, 1.1);
  const rows = Math.max(1, Math.floor(height / 22));
  const texts = Array.from({ length: rows }, (_, row) => {
    const [rowY, length] = [
      y - height / 2 + ((row + 1) * height) / (rows + 1),
      width * random.between(0.4, 0.6),
    ];
    return `<path d="M${x - length / 2} ${rowY}h${length}" stroke="#111" stroke-width="7" stroke-dasharray="9 3 5 4"/>`;
  });
  return `<path d="M${x} ${y}l${random.between(-40, 40)} ${height * 0.9}l18 -${height * 0.3}z" fill="#fff" stroke="#111" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="#fff" stroke="#111" stroke-width="2"/>${texts.join('')}`;
}

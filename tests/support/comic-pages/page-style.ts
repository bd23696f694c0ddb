import type { Random } from '../../../demo/drawing/ink/random.ts';

export type ComicKind = 'western' | 'manga' | 'strip';

/** What a generated page looks like. Lengths are in pixels. */
export interface PageStyle {
  readonly kind: ComicKind;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly rowGutter: number;
  readonly columnGutter: number;
  readonly rows: number;
  readonly paper: string;
  /** A second colour makes the paper a gradient. */
  readonly paperEnd: string;
  readonly ink: string;
  readonly border: number;
  /** Standard deviation of the noise of a scan, from 0 to 255. */
  readonly noise: number;
  readonly jpegQuality: number;
  readonly isSplash: boolean;
  readonly isStrip: boolean;
  readonly hasInset: boolean;
  /** Outer panels reach the edge of the page. */
  readonly bleeds: boolean;
  /** Probabilities. */
  readonly slantedRowShare: number;
  readonly slantedColumnShare: number;
  readonly nestedShare: number;
  readonly borderlessShare: number;
  readonly crossingBalloonShare: number;
  readonly breakingFigureShare: number;
}

const whitePapers = ['#ffffff', '#ffffff', '#ffffff', '#fdfdfb', '#f6f1e4'];
const otherPapers = ['#000000', '#0a0a0c', '#141021', '#1d3b5c', '#c9a24a', '#b8d4e0', '#e7b9c4'];

export function pickPageStyle(random: Random, kind: ComicKind): PageStyle {
  const chance = (share: number) => random.next() < share;
  const isStrip = kind === 'strip';
  const isManga = kind === 'manga';
  const width = Math.round(random.between(700, 1000));
  const height = Math.round(isStrip ? width * random.between(2.5, 4.5) : width * random.between(1.38, 1.55));
  const paper = chance(isManga ? 0.9 : 0.65) ? random.pick(whitePapers) : random.pick(otherPapers);
  const columnGutter = width * random.between(0.009, 0.024);
  return {
    kind,
    width,
    height,
    paper,
    paperEnd: !isManga && chance(0.08) ? random.pick(otherPapers) : paper,
    margin: width * random.between(0.025, 0.07),
    columnGutter,
    rowGutter: isStrip
      ? width * random.between(0.04, 0.3)
      : columnGutter * random.between(1, isManga ? 2.6 : 1.4),
    rows: isStrip ? random.pick([3, 4, 5, 6]) : random.pick(isManga ? [2, 3, 3, 4] : [2, 3, 3, 4, 4]),
    ink: isDark(paper) ? random.pick(['#000000', '#ffffff', '#000000']) : '#111111',
    border: chance(0.85) ? width * random.between(0.0015, 0.005) : 0,
    noise: chance(0.25) ? random.between(2, 9) : 0,
    jpegQuality: Math.round(random.between(45, 92)),
    isSplash: chance(0.06),
    isStrip,
    hasInset: !isStrip && chance(0.12),
    bleeds: !isStrip && chance(isManga ? 0.4 : 0.12),
    slantedRowShare: isManga ? 0.15 : 0.04,
    slantedColumnShare: isManga ? 0.4 : 0.1,
    nestedShare: isManga ? 0.4 : 0.25,
    borderlessShare: isManga ? 0.08 : 0.06,
    crossingBalloonShare: isManga ? 0.2 : 0.12,
    breakingFigureShare: isManga ? 0.15 : 0.06,
  };
}

function isDark(colour: string): boolean {
  return [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 110);
}

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
  const isManga = kind === 'manga';
  const paper = random.pick(chance(isManga ? 0.9 : 0.65) ? whitePapers : otherPapers);
  const size = pickSize(random, kind);
  return {
    kind,
    ...size,
    ...(kind === 'strip' ? stripFeatures : isManga ? mangaFeatures : westernFeatures),
    paper,
    paperEnd: !isManga && chance(0.08) ? random.pick(otherPapers) : paper,
    ink: isDark(paper) ? random.pick(['#000000', '#ffffff', '#000000']) : '#111111',
    border: chance(0.85) ? size.width * random.between(0.0015, 0.005) : 0,
    noise: chance(0.25) ? random.between(2, 9) : 0,
    jpegQuality: Math.round(random.between(45, 92)),
    isSplash: chance(0.06),
    isStrip: kind === 'strip',
    hasInset: kind !== 'strip' && chance(0.12),
    bleeds: kind !== 'strip' && chance(isManga ? 0.4 : 0.12),
  };
}

type PageSize = Pick<PageStyle, 'width' | 'height' | 'margin' | 'rowGutter' | 'columnGutter' | 'rows'>;

function pickSize(random: Random, kind: ComicKind): PageSize {
  const width = Math.round(random.between(700, 1000));
  const margin = width * random.between(0.025, 0.07);
  const columnGutter = width * random.between(0.009, 0.024);
  if (kind === 'strip') {
    const height = Math.round(width * random.between(2.5, 4.5));
    const rowGutter = width * random.between(0.04, 0.3);
    return { width, height, margin, columnGutter, rowGutter, rows: random.pick([3, 4, 5, 6]) };
  }
  const isManga = kind === 'manga';
  return {
    width,
    height: Math.round(width * random.between(1.38, 1.55)),
    margin,
    columnGutter,
    rowGutter: columnGutter * random.between(1, isManga ? 2.6 : 1.4),
    rows: random.pick(isManga ? [2, 3, 3, 4] : [2, 3, 3, 4, 4]),
  };
}

const westernFeatures = {
  slantedRowShare: 0.04,
  slantedColumnShare: 0.1,
  nestedShare: 0.25,
  borderlessShare: 0.06,
  crossingBalloonShare: 0.12,
  breakingFigureShare: 0.06,
};

const stripFeatures = { ...westernFeatures, slantedRowShare: 0 };

const mangaFeatures = {
  slantedRowShare: 0.15,
  slantedColumnShare: 0.4,
  nestedShare: 0.4,
  borderlessShare: 0.08,
  crossingBalloonShare: 0.2,
  breakingFigureShare: 0.15,
};

function isDark(colour: string): boolean {
  return [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 110);
}

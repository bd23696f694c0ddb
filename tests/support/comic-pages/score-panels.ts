import { confidentFrom } from '../../../server/media/panels/confidence.ts';
import type { PanelProposal } from '../../../server/media/panels/propose-panels.ts';
import type { PageBox } from '../../../server/media/panels/reading-order.ts';

/** A comparison of the proposed panels of a page with its real panels. */
export interface PageScore {
  readonly proposed: number;
  readonly real: number;
  /** Proposed panels that overlap a real one by half. */
  readonly matched: number;
  /** Whether the matched panels are in the right order. */
  readonly isOrdered: boolean;
  /** All panels overlap by nine tenths, in the right order. */
  readonly isExact: boolean;
  readonly isConfident: boolean;
}

/** Shares from 0 to 1. */
export interface CorpusScore {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly exact: number;
  readonly confident: number;
  readonly exactOfConfident: number;
  readonly ordered: number;
}

/** Intersection over union from which a panel is found, and from which it needs no correction. */
const [minMatch, minExact] = [0.5, 0.9];

export function scorePage({ panels, confidence }: PanelProposal, real: readonly PageBox[]): PageScore {
  const pairs = panels
    .flatMap((panel, from) => real.map((other, to) => ({ from, to, overlap: overlapOf(panel, other) })))
    .filter(({ overlap }) => overlap >= minMatch)
    .sort((one, other) => other.overlap - one.overlap);
  const matches: typeof pairs = [];
  for (const pair of pairs)
    if (!matches.some(({ from, to }) => from === pair.from || to === pair.to)) matches.push(pair);
  const order = [...matches].sort((one, other) => one.from - other.from).map(({ to }) => to);
  const isOrdered = order.every((to, index) => index === 0 || to > (order[index - 1] ?? 0));
  const isComplete = matches.length === panels.length && matches.length === real.length;
  return {
    proposed: panels.length,
    real: real.length,
    matched: matches.length,
    isOrdered,
    isExact: isComplete && isOrdered && matches.every(({ overlap }) => overlap >= minExact),
    isConfident: confidence >= confidentFrom,
  };
}

export function scoreCorpus(pages: readonly PageScore[]): CorpusScore {
  const sumOf = (value: (page: PageScore) => number) => pages.reduce((sum, page) => sum + value(page), 0);
  const matched = sumOf((page) => page.matched);
  const [proposed, real] = [sumOf((page) => page.proposed), sumOf((page) => page.real)];
  const confident = pages.filter(({ isConfident }) => isConfident);
  const shareOf = (some: readonly PageScore[], isCounted: (page: PageScore) => boolean) =>
    some.length === 0 ? 1 : some.filter(isCounted).length / some.length;
  return {
    precision: matched / proposed,
    recall: matched / real,
    f1: (2 * matched) / (proposed + real),
    exact: shareOf(pages, ({ isExact }) => isExact),
    confident: confident.length / pages.length,
    exactOfConfident: shareOf(confident, ({ isExact }) => isExact),
    ordered: shareOf(pages, ({ isOrdered }) => isOrdered),
  };
}

/** Intersection over union. */
function overlapOf(one: PageBox, other: PageBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}

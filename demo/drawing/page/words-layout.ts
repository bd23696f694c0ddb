import type { Area } from '../ink/svg.ts';
import type { PlacedWords } from '../lettering/balloon.ts';
import { type SetWords, setWords, type Words } from '../lettering/words.ts';
import type { LetteringStyle } from '../styles/drawing-style.ts';
import type { Sides } from './frames.ts';

const between = 10;

/** Where words are laid, and over whom a balloon would like to hang. */
export interface Ground {
  area: Area;
  /** How far words keep from each side of the area. */
  safe: Sides;
  style: LetteringStyle;
  rightToLeft: boolean;
  speakerX(id: string): number;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

const roomOf = ({ area, safe }: Ground): number => area.width - safe.left - safe.right;

function set(words: Words, ground: Ground): SetWords {
  return setWords(words, ground.style, roomOf(ground) * (words.kind === 'caption' ? 0.97 : 0.94));
}

/** Captions keep to the corner where reading starts, voices from outside to the other one. */
function wishedX({ words, width }: SetWords, ground: Ground): number {
  const { area, safe, rightToLeft, speakerX } = ground;
  const most = area.width - safe.right - width;
  if (words.kind === 'caption') return rightToLeft ? most : safe.left;
  if (words.from !== undefined) return words.from[0] * area.width - width / 2;
  if (words.by !== undefined) return speakerX(words.by) - width / 2;
  return rightToLeft ? safe.left : most;
}

/** Beside the last words, on the side that is read later, if that is near enough to where it would like to be. */
function besideX(
  x: number,
  { width }: SetWords,
  last: PlacedWords,
  { area, safe, rightToLeft }: Ground,
): number | null {
  const beside = rightToLeft
    ? Math.min(x, last.x - between - width)
    : Math.max(x, last.x + last.width + between);
  const inside = beside >= safe.left && beside <= area.width - safe.right - width;
  return inside && Math.abs(beside - x) < width * 0.75 ? beside : null;
}

function layHead(list: readonly SetWords[], ground: Ground): PlacedWords[] {
  const placed: PlacedWords[] = [];
  const { area, safe } = ground;
  let top = safe.top;
  for (const words of list) {
    const x = clamp(wishedX(words, ground), safe.left, area.width - safe.right - words.width);
    const last = placed.at(-1);
    const beside = last === undefined ? null : besideX(x, words, last, ground);
    if (last !== undefined && beside !== null) {
      // A little lower than the last one: the eye takes it as the answer.
      const lower = last.words.kind === 'caption' ? 0 : Math.min(26, last.height * 0.3);
      placed.push({ ...words, x: beside, y: last.y + lower });
    } else placed.push({ ...words, x, y: last === undefined ? safe.top : top + between });
    top = Math.max(top, ...placed.map((each) => each.y + each.height));
  }
  return placed;
}

function layFoot(list: readonly SetWords[], { area, safe, rightToLeft }: Ground): PlacedWords[] {
  let bottom = area.height - safe.bottom + between;
  return list.toReversed().map((words) => {
    bottom -= words.height + between;
    return { ...words, x: rightToLeft ? safe.left : area.width - safe.right - words.width, y: bottom };
  });
}

/** Puts words in reading order: a balloon stands beside the last one where it can, and under it otherwise. */
export function layWords(list: readonly Words[], ground: Ground): PlacedWords[] {
  const measured = list.map((words) => set(words, ground));
  return [
    ...layHead(
      measured.filter(({ words }) => words.foot !== true),
      ground,
    ),
    ...layFoot(
      measured.filter(({ words }) => words.foot === true),
      ground,
    ),
  ];
}

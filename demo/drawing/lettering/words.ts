import type { Point } from '../ink/svg.ts';
import type { Face } from '../ink/typeface.ts';
import type { LetteringStyle } from '../styles/drawing-style.ts';
import { widthOf, wrap } from './lettering.ts';

export const wordsKinds = ['speech', 'shout', 'whisper', 'thought', 'caption', 'off'] as const;
export type WordsKind = (typeof wordsKinds)[number];

/** One balloon or caption of a script. */
export interface Words {
  kind: WordsKind;
  text: string;
  /** Who of the same panel says it. */
  by?: string;
  /** Where a voice comes from (shares of the panel) when it is not one of the cast's. */
  from?: Point;
  /** A voice that is raised or lowered. */
  tone?: 'shout' | 'whisper';
  /** At the foot of the panel instead of its head. */
  foot?: boolean;
}

/** A voice from outside looks like any other of its tone. */
export const lookOf = ({ kind, tone }: Words): WordsKind => (kind === 'off' && tone ? tone : kind);

/** Words wrapped and measured: how large their balloon has to be, before anyone knows where it goes. */
export interface SetWords {
  words: Words;
  lines: readonly string[];
  face: Face;
  size: number;
  lineHeight: number;
  textWidth: number;
  textHeight: number;
  width: number;
  height: number;
}

/** The exponent of the balloon's superellipse; a text box of w × h touches it with half axes of w/2 and h/2 times 2^(1/n). */
export const roundness = 2.7;
const growth = 2 ** (1 / roundness);
/** Only the corners of the first and last line touch; centred lines rarely fill them, so the height may grow less. */
const padding = {
  speech: [10, 4],
  shout: [44, 34],
  whisper: [10, 4],
  thought: [18, 12],
  off: [10, 4],
  caption: [18, 11],
} as const;

export function setWords(words: Words, style: LetteringStyle, available: number): SetWords {
  const look = lookOf(words);
  const spoken = style.speech ?? 'speech';
  const face: Face = look === 'caption' ? style.caption.face : spoken;
  const upper = style.upperCase && face === spoken;
  const text = upper ? words.text.toLocaleUpperCase('pt-BR') : words.text;
  const size =
    look === 'shout'
      ? style.size * 1.12
      : look === 'whisper'
        ? style.size * 0.9
        : face === 'plain'
          ? style.size * 1.3
          : style.size;
  const [padX, padY] = padding[look];
  const box = look === 'caption';
  const stretch = box ? 1 : growth;
  const widest = (available - 2 * padX) / stretch;
  const lineHeight = size * 1.08;

  // A balloon pleases when it is about twice as wide as high; a caption may run as wide as there is room.
  const whole = widthOf(text.replaceAll('\n', ' '), face, size);
  const pleasing = box ? widest : Math.min(widest, Math.max(Math.sqrt(whole * lineHeight * 2.6), size * 3));
  const lines = wrap(text, face, size, pleasing);
  const textWidth = Math.max(...lines.map((line) => widthOf(line, face, size)));
  const textHeight = lines.length * lineHeight;
  return {
    words,
    lines,
    face,
    size,
    lineHeight,
    textWidth,
    textHeight,
    width: textWidth * stretch + 2 * padX,
    height: textHeight * stretch + 2 * padY,
  };
}

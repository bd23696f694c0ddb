import type { Point } from '../ink/svg.ts';
import type { Face } from '../ink/typeface.ts';
import type { LetteringStyle } from '../styles/drawing-style.ts';
import { widthOf, wrap } from './lettering.ts';

export const balloonKinds = ['speech', 'shout', 'whisper', 'thought', 'caption', 'off'] as const;
export type BalloonKind = (typeof balloonKinds)[number];

/** A balloon or caption of a script. */
export interface Balloon {
  kind: BalloonKind;
  text: string;
  /** Name of the speaker, an actor of the same panel. */
  by?: string;
  /** Where a voice outside the cast comes from, in shares of the panel. */
  from?: Point;
  tone?: 'shout' | 'whisper';
  /** Placed at the foot of the panel instead of the head. */
  isAtFoot?: boolean;
}

/** The kind that decides how a balloon looks. A voice with a tone looks like a shout or whisper. */
export const balloonKindOf = ({ kind, tone }: Balloon): BalloonKind => (kind === 'off' && tone ? tone : kind);

/** A balloon with wrapped text and its size, without a position. */
export interface MeasuredBalloon {
  balloon: Balloon;
  lines: readonly string[];
  face: Face;
  size: number;
  lineHeight: number;
  textWidth: number;
  textHeight: number;
  width: number;
  height: number;
}

/**
 * The exponent n of the balloon's superellipse. It encloses a text of w × h if its half axes are w/2 and h/2, each
 * times 2^(1/n).
 */
export const roundness = 2.7;
const ellipseScale = 2 ** (1 / roundness);
/** Horizontal and vertical padding in pixels. Centred lines rarely fill the corners, so the vertical one is smaller. */
const paddings = {
  speech: [10, 4],
  shout: [44, 34],
  whisper: [10, 4],
  thought: [18, 12],
  off: [10, 4],
  caption: [18, 11],
} as const;

/** `maxWidth` in pixels includes the padding. */
export function measureBalloon(balloon: Balloon, style: LetteringStyle, maxWidth: number): MeasuredBalloon {
  const kind = balloonKindOf(balloon);
  const speechFace = style.speech ?? 'speech';
  const face: Face = kind === 'caption' ? style.caption.face : speechFace;
  const isUpperCase = style.isUpperCase && face === speechFace;
  const text = isUpperCase ? balloon.text.toLocaleUpperCase('pt-BR') : balloon.text;
  const size =
    kind === 'shout'
      ? style.size * 1.12
      : kind === 'whisper'
        ? style.size * 0.9
        : face === 'plain'
          ? style.size * 1.3
          : style.size;
  const [padX, padY] = paddings[kind];
  const isBox = kind === 'caption';
  const stretch = isBox ? 1 : ellipseScale;
  const maxTextWidth = (maxWidth - 2 * padX) / stretch;
  const lineHeight = size * 1.08;

  // A balloon looks best if it is about twice as wide as high. A caption may use the whole width.
  const singleLineWidth = widthOf(text.replaceAll('\n', ' '), face, size);
  const wrapWidth = isBox
    ? maxTextWidth
    : Math.min(maxTextWidth, Math.max(Math.sqrt(singleLineWidth * lineHeight * 2.6), size * 3));
  const lines = wrap(text, face, size, wrapWidth);
  const textWidth = Math.max(...lines.map((line) => widthOf(line, face, size)));
  const textHeight = lines.length * lineHeight;
  return {
    balloon,
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

import type { Brush } from '../brush/brush.ts';
import type { EyeShape, Features } from '../character/expressions.ts';
import { ellipse, round } from '../ink/svg.ts';

type Gaze = readonly [sideways: number, down: number];
type DrawEye = (brush: Brush, x: number, open: number, gaze: Gaze, pupils: number, side: number) => string;

const dotEye: DrawEye = (brush, x, open, [sideways, down], pupils) => {
  const { line } = brush.style;
  // Staring eyes show white around the iris.
  if (open > 1.15)
    return (
      brush.ink(ellipse(x, 0, 12, 13), '#ffffff', 0.7) +
      brush.fill(ellipse(x + sideways * 4, down * 4, 5 * pupils, 6 * pupils), line)
    );
  return (
    brush.fill(ellipse(x + sideways * 2, down * 2, 5.6, Math.max(2.4, 8.5 * open)), line) +
    (open > 0.5 ? brush.fill(ellipse(x + sideways * 4, down * 2 - 3.2 * open, 1.9), '#ffffff') : '')
  );
};

const roundEye: DrawEye = (brush, x, open, [sideways, down], pupils) => {
  const height = 13 * open;
  const [pupilX, pupilY] = [x + sideways * 4.6, 1 + down * height * 0.35];
  return (
    brush.ink(ellipse(x, 0, 11, height), '#ffffff', 0.6) +
    brush.fill(
      ellipse(pupilX, pupilY, Math.min(6, height * 0.7) * pupils, Math.min(7, height * 0.8) * pupils),
      '#14101c',
    ) +
    brush.fill(ellipse(pupilX + 2 * pupils, pupilY - 3 * open * pupils, 2 * pupils), '#ffffff')
  );
};

const wideEye: DrawEye = (brush, x, open, [sideways, down], pupils, side) => {
  const height = 16 * open;
  const [irisX, irisY] = [x + sideways * 3.6, 2 + down * 4];
  return (
    brush.fill(ellipse(x, 1, 11.5, height), '#ffffff') +
    brush.fill(ellipse(irisX, irisY, 8 * pupils, height * 0.82 * pupils), '#2a2230') +
    brush.fill(ellipse(irisX, irisY + height * 0.4 * pupils, 5 * pupils, height * 0.3 * pupils), '#8d86a0') +
    brush.fill(
      ellipse(irisX + 3 * pupils, irisY - 2 - height * 0.3, 3.2 * pupils, 4 * open * pupils),
      '#ffffff',
    ) +
    brush.line(
      `M${round(x - side * 8)} ${round(-height * 0.85)}Q${round(x + side * 4)} ${round(-height * 1.3)} ${round(x + side * 14)} ${round(-height * 0.4)}`,
      1.25,
    )
  );
};

const drawOpenEye: Record<Brush['style']['eyes'], DrawEye> = { dot: dotEye, round: roundEye, wide: wideEye };

const signs: Record<Exclude<EyeShape, number>, (brush: Brush, x: number, side: number) => string> = {
  smiling: (brush, x) => brush.line(`M${round(x - 9)} 3Q${round(x)} -9 ${round(x + 9)} 3`, 1.2),
  closed: (brush, x) => brush.line(`M${round(x - 10)} -1Q${round(x)} 8 ${round(x + 10)} -1`, 1.2),
  squeezed: (brush, x, side) =>
    brush.line(`M${round(x + side * 9)} -8L${round(x - side * 6)} 0L${round(x + side * 9)} 8`, 1.2),
  spirals: (brush, x) =>
    brush.ink(ellipse(x, 0, 12), '#ffffff', 0.6) +
    brush.line(`M${round(x)} 0q3 -4 5 0t-5 5t-8 -5t8 -9t9 7`, 0.7),
  hearts: (brush, x) =>
    brush.ink(
      `M${round(x)} 12C${round(x - 18)} -1 ${round(x - 12)} -14 ${round(x)} -6C${round(x + 12)} -14 ${round(x + 18)} -1 ${round(x)} 12Z`,
      brush.style.isGreyscale ? brush.style.line : '#e63950',
      0.6,
    ),
};

/** Draws one eye with its middle at `x`. `side` is -1 for the left eye, 1 for the right. */
export function drawEye(
  brush: Brush,
  x: number,
  side: number,
  shape: EyeShape,
  gaze: Gaze,
  { pupils = 1 }: Features,
): string {
  if (typeof shape !== 'number') return signs[shape](brush, x, side);
  const lid =
    shape < 0.7 && brush.style.eyes !== 'dot'
      ? brush.line(`M${round(x - 12)} ${round(-10 * shape)}H${round(x + 12)}`, 1.2)
      : '';
  return drawOpenEye[brush.style.eyes](brush, x, shape, gaze, pupils, side) + lid;
}

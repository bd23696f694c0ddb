import { drawWords } from './balloon.ts';
import { Brush } from './brush.ts';
import { drawFigure } from './figure.ts';
import type { Manner } from './manner.ts';
import type { Random } from './random.ts';
import type { Panel } from './scene.ts';
import { drawSound } from './sound.ts';
import { stage } from './stage.ts';
import type { Area } from './svg.ts';

/** From back to front: place, figures, what stands before them, noise, words. */
export function drawPanel(
  panel: Panel,
  area: Area,
  manner: Manner,
  rightToLeft: boolean,
  random: Random,
): string {
  const brush = new Brush(manner);
  const staged = stage(panel, area, manner, rightToLeft);
  const figures = staged.figures
    .map(({ actor, at }) => drawFigure(manner, actor.who, actor, at, actor.holds))
    .join('');
  const words = staged.words
    .map((each, index) => drawWords(each, staged.tips[index] ?? null, manner.words))
    .join('');
  const front = panel.front?.(brush, area, random) ?? '';
  const sound = panel.sound === undefined ? '' : drawSound(panel.sound, area, manner);
  return panel.place(brush, area, random) + figures + front + sound + words;
}

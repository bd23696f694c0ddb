import { Brush } from '../brush/brush.ts';
import { drawFigure } from '../figure/figure.ts';
import type { Random } from '../ink/random.ts';
import { drawWords } from '../lettering/balloon.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import type { PanelFrame } from './frames.ts';
import { drawSound } from './sound.ts';
import type { StagedPanel } from './stage.ts';

/** From back to front: place, figures, what stands before them, noises. */
export function drawPanel(
  { panel, area }: PanelFrame,
  staged: StagedPanel,
  style: DrawingStyle,
  random: Random,
): string {
  const brush = new Brush(style);
  const figures = staged.figures
    .map(({ actor, at }) => drawFigure(style, actor.who, actor, at, actor.holds))
    .join('');
  const picture = panel.place(brush, area, random) + figures + panel.front(brush, area, random);
  const sounds = panel.sounds.map((sound) => drawSound(sound, area, style)).join('');
  return staged.camera.show(picture) + sounds;
}

/** Balloons and captions lie over everything. */
export const drawPanelWords = (staged: StagedPanel, style: DrawingStyle): string =>
  staged.words.map((each, index) => drawWords(each, staged.tips[index] ?? null, style.words)).join('');

import { Brush } from '../brush/brush.ts';
import { drawFigure } from '../figure/figure.ts';
import type { Random } from '../ink/random.ts';
import { drawBalloon } from '../lettering/balloon.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import type { PanelFrame } from './frames.ts';
import { drawSound } from './sound.ts';
import type { StagedPanel } from './stage.ts';

/** Draws from back to front: place, figures, the layer in front of them, sounds. */
export function drawPanel(
  { panel, area }: PanelFrame,
  staged: StagedPanel,
  style: DrawingStyle,
  random: Random,
): string {
  const brush = new Brush(style);
  const figures = staged.figures
    .map(({ actor, at }) => drawFigure(style, actor.character, actor, at, actor.holds))
    .join('');
  const picture = panel.drawPlace(brush, area, random) + figures + panel.drawForeground(brush, area, random);
  const sounds = panel.sounds.map((sound) => drawSound(sound, area, style)).join('');
  return staged.camera.apply(picture) + sounds;
}

export const drawPanelBalloons = (staged: StagedPanel, style: DrawingStyle): string =>
  staged.balloons
    .map((balloon, index) => drawBalloon(balloon, staged.tips[index] ?? null, style.lettering))
    .join('');

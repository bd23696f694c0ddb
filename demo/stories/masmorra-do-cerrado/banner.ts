import { drawFigure } from '../../drawing/figure/figure.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { dalva, guara, tiana } from './cast.ts';
import { door } from './outside.ts';
import { slime, thermos } from './props.ts';

/** The banner: the three heroes in front of the lit door; the left side is dark. */
export const invitation = (): Art => (brush, area, random) => {
  const { style } = brush;
  const at = (x: number, y: number, scale: number): { x: number; y: number; scale: number } => ({
    x,
    y,
    scale,
  });
  return (
    door('night', '0.76')(brush, area, random) +
    brush.fill(ellipse(0, area.height / 2, area.width * 0.6, area.height * 1.4), glow('#140c1c')) +
    placeDrawing(slime(brush.withScale(1)), 1820, 690, 1) +
    drawFigure(style, guara, { face: 'sly', pose: 'sneak', turn: 0.5 }, at(1080, 380, 1.25)) +
    drawFigure(
      style,
      dalva,
      { face: 'serious', pose: 'stand', turn: 0.5, isFromBehind: true },
      at(1440, 400, 1.3),
    ) +
    drawFigure(style, tiana, { face: 'happy', pose: 'offer', turn: -0.5 }, at(1640, 420, 1.3), thermos)
  );
};

import { drawFigure } from '../../drawing/figure/figure.ts';
import { placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { deise } from './cast.ts';
import { control, flood, gallery } from './places.ts';
import { shards } from './props.ts';

const figureIn =
  (isFromBehind: boolean): Art =>
  (brush, area, random) =>
    gallery()(brush, area, random) +
    drawFigure(
      brush.style,
      deise,
      { face: 'worried', pose: 'walk', turn: 0.4, ...(isFromBehind ? { isFromBehind: true as const } : {}) },
      { x: area.width / 2, y: area.height * 0.42, scale: area.height / 460 },
    );

/** The pictures of camera nine. */
const pictures: Record<string, Art> = {
  gallery: (brush, area, random) => gallery()(brush, area, random),
  someone: figureIn(true),
  face: figureIn(false),
  flood: (brush, area, random) => flood()(brush, area, random),
  room: (brush, area, random) => control('off')(brush, area, random),
  wave: (brush, area, random) =>
    control('off')(brush, area, random) +
    drawFigure(
      brush.style,
      deise,
      { face: 'tender', pose: 'wave', turn: -0.2 },
      { x: area.width / 2, y: area.height * 0.5, scale: area.height / 330 },
    ),
  lever: (brush, area, random) =>
    control('off')(brush, area, random) +
    drawFigure(
      brush.style,
      deise,
      { face: 'fierce', pose: 'reach', turn: 0.6 },
      { x: area.width * 0.4, y: area.height * 0.5, scale: area.height / 330 },
    ),
  cup: (brush, area, random) =>
    control('off')(brush, area, random) +
    drawFigure(
      brush.style,
      deise,
      { face: 'surprised', pose: 'shrug', turn: -0.4 },
      { x: area.width * 0.56, y: area.height * 0.5, scale: area.height / 330 },
    ) +
    placeDrawing(shards(brush.withScale(1.6)), area.width * 0.3, area.height * 0.93, 1.6),
  nothing: (brush, { width, height }) => brush.fill(rectangle(0, 0, width, height), '#060c0a'),
};

/** The picture of camera nine with its time, in the whole panel. */
export const screen =
  (scene = 'gallery', time = ''): Art =>
  (brush, { width, height }, random) => {
    const inner = { width: width - 120, height: height - 120 };
    const lines = Array.from({ length: Math.ceil(inner.height / 20) }, (_, row) =>
      rectangle(60, 60 + row * 20, inner.width, 6),
    ).join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#1c2622') +
      brush.ink(rectangle(40, 40, width - 80, height - 80), '#4a5c52') +
      `<svg x="60" y="60" width="${inner.width}" height="${inner.height}">${(pictures[scene] ?? figureIn(true))(brush, inner, random)}</svg>` +
      `<g opacity=".28">${brush.fill(lines, '#000000')}</g>` +
      brush.fill(
        rectangle(70, height - 146, 104, 84) + rectangle(width - 264, height - 146, 200, 84),
        '#000000',
      ) +
      brush.fill(textPath('09', 'pixel', 64, 84, height - 84, 'start'), '#ffffff') +
      (time === ''
        ? ''
        : brush.fill(textPath(time, 'pixel', 64, width - 250, height - 84, 'start'), '#ffb000'))
    );
  };

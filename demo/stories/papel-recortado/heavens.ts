import { ellipse, placeDrawing, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { ground, orb } from './paper.ts';

/** The Earth with its tides. The moon is at an angle, with or without the sun. */
export const heavens =
  (angle = '0', sun = 'none', bulge = '0.22'): Art =>
  (brush, area, random) => {
    const [x, y] =
      sun === 'sun' ? [area.width * 0.42, area.height * 0.5] : [area.width * 0.5, area.height * 0.56];
    const size = Math.min(area.width, area.height) * 0.2;
    const turn = (Number(angle) * Math.PI) / 180;
    const moonDistance = size * (sun === 'sun' ? 1.85 : 2.15);
    const stars = Array.from({ length: 34 }, () =>
      star(random.between(0, area.width), random.between(0, area.height), [7, 7], [3, 3], 4),
    ).join('');
    const swell = size * (1 + Number(bulge));
    const land =
      'M-40 -50C-10 -70 30 -56 26 -30C50 -20 44 20 20 34C10 60 -20 60 -22 30C-46 20 -58 -30 -40 -50Z';
    return (
      brush.fill(ground(area), '#27335e') +
      brush.ink(ellipse(x, y, moonDistance + size * 0.46), '#2f3d6e') +
      brush.fill(stars, '#f6edc8') +
      (sun === 'sun' ? orb(brush, area.width + size * 0.2, y, size * 1.5, '#ffd65c', '#f29e4c') : '') +
      placeDrawing(
        brush.ink(ellipse(0, 0, swell, size * (1.02 - Number(bulge) * 0.2)), '#6fc0d8'),
        x,
        y,
        1,
        -Number(angle),
      ) +
      brush.ink(ellipse(x, y, size * 0.86), '#2f7fa0') +
      placeDrawing(brush.ink(land, '#6cae5c'), x - size * 0.1, y, size / 76) +
      brush.ink(
        ellipse(x + Math.cos(turn) * moonDistance, y - Math.sin(turn) * moonDistance, size * 0.34),
        '#f6edc8',
      ) +
      brush.fill(
        ellipse(
          x + Math.cos(turn) * moonDistance - size * 0.1,
          y - Math.sin(turn) * moonDistance - size * 0.08,
          size * 0.08,
        ) +
          ellipse(
            x + Math.cos(turn) * moonDistance + size * 0.12,
            y - Math.sin(turn) * moonDistance + size * 0.1,
            size * 0.06,
          ),
        '#d8cc9c',
      )
    );
  };

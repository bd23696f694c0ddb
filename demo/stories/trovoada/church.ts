import type { Brush } from '../../drawing/brush/brush.ts';
import { fade } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { sky, whole } from './streets.ts';

/** The old church with two towers. The origin is on the ground. */
export function chapel(brush: Brush): string {
  const tower = (x: number): string =>
    brush.ink(rectangle(x - 50, -330, 100, 330), '#f4f4f4') +
    brush.ink(`M${x - 56} -330L${x} -450L${x + 56} -330Z`, '#c84a2a') +
    brush.ink(`M${x - 18} -200V-260Q${x} -290 ${x + 18} -260V-200Z`, '#3a3a6a', 0.8);
  return (
    brush.ink(rectangle(-120, -240, 240, 240), '#ffffff') +
    brush.ink('M-130 -240L0 -330L130 -240Z', '#f4f4f4') +
    tower(-150) +
    tower(150) +
    brush.ink('M-34 0V-90Q0 -130 34 -90V0Z', '#8a3a1a', 0.8) +
    brush.ink(ellipse(0, -190, 28), '#ffd21f', 0.8)
  );
}

/** The square of the old church. */
export const church =
  (hour = 'night'): Art =>
  (brush, { width, height }) => {
    const foot = height * 0.8;
    const size = height / 640;
    return (
      brush.fill(whole(width, height), fade(...sky(hour))) +
      (hour === 'night' ? brush.fill(ellipse(width * 0.84, height * 0.16, height * 0.08), '#fff3c4') : '') +
      placeDrawing(chapel(brush.withScale(size)), width * 0.5, foot, size) +
      brush.ink(rectangle(-bleed, foot, width + 2 * bleed, height), '#5a5a8a')
    );
  };

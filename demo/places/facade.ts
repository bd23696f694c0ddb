import { darken, lighten } from '../drawing/ink/colour.ts';
import { fade } from '../drawing/ink/definitions.ts';
import { ellipse, rectangle } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';
import { bleed } from './mood.ts';

/** An apartment building seen from the street. */
export const facade =
  (wall: string, glass: string, floorHeight = 360, from = 0): Art =>
  (brush, area, random) => {
    let drawing = brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, area.height), wall);
    for (let y = from; y < area.height; y += floorHeight) {
      drawing += brush.ink(
        rectangle(-bleed, y + floorHeight - 34, area.width + 2 * bleed, 34),
        lighten(wall, 0.3),
        0.8,
      );
      for (const share of [0.16, 0.84]) {
        const x = share * area.width;
        drawing +=
          brush.ink(rectangle(x - 84, y + 70, 168, 190), darken(wall, 0.2)) +
          brush.ink(rectangle(x - 70, y + 84, 140, 176), glass) +
          brush.line(`M${x} ${y + 84}v176`, 1.2);
        if (random.next() > 0.5) drawing += brush.fill(`M${x - 70} ${y + 84}h62q-6 90 -62 120Z`, '#fff3d8');
        drawing += brush.ink(rectangle(x - 92, y + 260, 184, 18), lighten(wall, 0.35), 0.8);
        if (random.next() > 0.45)
          drawing +=
            brush.ink(`M${x - 40} ${y + 260}v-30h44v30Z`, '#c8553a', 0.8) +
            brush.ink(
              ellipse(x - 32, y + 222, 16) + ellipse(x - 8, y + 222, 16) + ellipse(x - 20, y + 206, 16),
              '#3f8f5a',
              0.8,
            );
      }
    }
    return drawing;
  };

/** A sky that fades from one colour to another. */
export const openSky =
  (from: string, to: string): Art =>
  (brush, area) =>
    brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, area.height), fade(from, to));

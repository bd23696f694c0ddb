import { darken, lighten } from '../../drawing/ink/colour.ts';
import { ellipse, placeDrawing, rectangle, round } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { cloud, ground, hourOf, hours } from './paper.ts';

/** A room: wall, floor, and the view through the window. */
export const room =
  (wall = '#f2c98a', floor = '#8a5a44', hourName = 'day', windowAt = '0.8', lamp = 'none'): Art =>
  (brush, area) => {
    const hour = hours[hourOf(hourName)];
    const [low, size] = [area.height * 0.82, area.height / 520];
    const window =
      brush.ink(rectangle(-86, -110, 172, 200), lighten(wall, 0.5)) +
      brush.fill(rectangle(-70, -94, 140, 168), hour.sky) +
      brush.fill(ellipse(26, -44, 26), hour.orb) +
      cloud(brush.withScale(0.5), -20, 20, 0.5, hour.cloud) +
      brush.fill(rectangle(-4, -94, 8, 168) + rectangle(-70, -14, 140, 8), lighten(wall, 0.5));
    const picture =
      brush.ink(rectangle(-50, -62, 100, 124), darken(wall, 0.45)) +
      brush.fill(rectangle(-38, -50, 76, 100), '#fbf3e2') +
      brush.fill('M-30 50Q-28 6 0 6T30 50Z', '#6f9fc0') +
      brush.fill(ellipse(0, -12, 18), '#c98f6b');
    const light =
      brush.fill('M-30 40H30L150 400H-150Z', '#ffe9a0', 0.28) +
      brush.ink('M-4 -300H4V0H44L64 46H-64L-44 0H-4Z', '#c8553a') +
      brush.fill(ellipse(0, 50, 20), '#fff3c4');
    return (
      brush.fill(ground(area), wall) +
      brush.fill(
        Array.from({ length: Math.ceil(area.width / 80) + 2 }, (_, index) =>
          rectangle(index * 80 - bleed, 0, 26, low),
        ).join(''),
        lighten(wall, 0.1),
      ) +
      placeDrawing(window, Number(windowAt) * area.width, area.height * 0.42, size) +
      placeDrawing(picture, (1 - Number(windowAt)) * area.width, area.height * 0.4, size * 0.8) +
      (lamp === 'lamp' ? placeDrawing(light, area.width / 2, area.height * 0.16, size) : '') +
      brush.ink(rectangle(-bleed, low, area.width + 2 * bleed, area.height), floor) +
      brush.ink(rectangle(-bleed, low - 16, area.width + 2 * bleed, 20), lighten(wall, 0.4))
    );
  };

/** A table in front of the figures. */
export const table =
  (colour = '#8a5a44', share = '0.16'): Art =>
  (brush, area) => {
    const top = area.height * (1 - Number(share));
    return (
      brush.ink(rectangle(-bleed, top, area.width + 2 * bleed, area.height), darken(colour, 0.2)) +
      brush.ink(rectangle(-bleed, top - 14, area.width + 2 * bleed, 30), colour)
    );
  };

/** The inside of the tram: windows, straps, a bench. */
export const tramInside =
  (hourName = 'day'): Art =>
  (brush, area) => {
    const { sky, far } = hours[hourOf(hourName)];
    const windows = [0.04, 0.36, 0.68].map((share) => {
      const [x, wide] = [share * area.width, area.width * 0.28];
      return (
        brush.ink(rectangle(x, area.height * 0.16, wide, area.height * 0.42), '#fbf3e2') +
        brush.fill(rectangle(x + 12, area.height * 0.16 + 12, wide - 24, area.height * 0.42 - 24), sky) +
        brush.fill(
          `M${round(x + 12)} ${round(area.height * 0.5)}l${round(wide * 0.3)} ${round(-area.height * 0.12)}l${round(wide * 0.3)} ${round(area.height * 0.05)}l${round(wide * 0.4 - 24)} ${round(-area.height * 0.08)}V${round(area.height * 0.58 - 12)}H${round(x + 12)}Z`,
          far,
        )
      );
    });
    const straps = [0.2, 0.5, 0.8].map(
      (share) =>
        brush.limb(`M${share * area.width} 0V${area.height * 0.12}`, '#5a3a34', 8) +
        brush.stroke(ellipse(share * area.width, area.height * 0.16, 20), '#e8dcc0', 9),
    );
    return (
      brush.fill(ground(area), '#d9a441') +
      windows.join('') +
      brush.ink(rectangle(-bleed, area.height * 0.66, area.width + 2 * bleed, area.height), '#7a4a34') +
      brush.ink(rectangle(-bleed, area.height * 0.64, area.width + 2 * bleed, 22), '#a8683f') +
      straps.join('')
    );
  };

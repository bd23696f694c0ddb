import type { Brush } from '../../drawing/brush/brush.ts';
import { mix } from '../../drawing/ink/colour.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, ellipse, placeDrawing, rectangle, round, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { band, ground, hourOf, hours, paperSky } from './paper.ts';

function waves(
  brush: Brush,
  area: Area,
  random: Random,
  from: number,
  sheets: number,
  light: string,
  deep: string,
): string {
  return Array.from({ length: sheets }, (_, index) => {
    const y = from + ((area.height - from) * index) / sheets;
    return brush.ink(
      band(area, random, y, 10 + index * 3),
      mix(light, deep, index / Math.max(1, sheets - 1)),
    );
  }).join('');
}

export const tints = {
  dawn: ['#f2b79a', '#3f7f94'],
  day: ['#8fd0d4', '#1f6f8f'],
  dusk: ['#e88a62', '#3a3f70'],
  night: ['#4a6aa0', '#141f46'],
  grey: ['#a8bcc0', '#4f6670'],
} as const;

/** The open sea. It starts at `low`, a share of the height. */
export const sea =
  (hourName = 'day', orbAt = '0.76', low = '0.5'): Art =>
  (brush, area, random) => {
    const hour = hourOf(hourName);
    return (
      paperSky(brush, area, random, hour, Number(orbAt)) +
      waves(brush, area, random, area.height * Number(low), 6, tints[hour][0], tints[hour][1])
    );
  };

/** A beach with the small white house of the fishermen. */
export const beach =
  (hourName = 'dawn', orbAt = '0.78', low = '0.66'): Art =>
  (brush, area, random) => {
    const hour = hourOf(hourName);
    const sand = area.height * Number(low);
    const size = area.height / 560;
    const house =
      brush.ink(rectangle(-90, -110, 180, 114), '#fffaf0') +
      brush.ink('M-108 -106L0 -170L108 -106Z', '#3f7fb0') +
      brush.fill('M-24 4V-50Q0 -84 24 -50V4Z', '#3f7fb0') +
      brush.fill(rectangle(-70, -72, 30, 30) + rectangle(40, -72, 30, 30), '#8fc4e0') +
      brush.ink(star(0, -128, [14, 14], [6, 6], 5, -Math.PI / 2), '#f2c14e');
    return (
      paperSky(brush, area, random, hour, Number(orbAt)) +
      brush.ink(band(area, random, sand - area.height * 0.22, 40), hours[hour].far) +
      waves(brush, area, random, sand - area.height * 0.13, 3, tints[hour][0], tints[hour][1]) +
      placeDrawing(house, area.width * 0.14, sand + 16, size) +
      brush.ink(band(area, random, sand, 14), '#f2dcae') +
      brush.ink(band(area, random, sand + area.height * 0.16, 16), '#e6c88e')
    );
  };

/** The bottom of the sea in layers, through a cut window. */
export const deep = (): Art => (brush, area, random) => {
  const weeds = Array.from({ length: 9 }, () => {
    const [x, high] = [random.between(0, area.width), random.between(70, 190)];
    return `M${round(x)} ${area.height + 10}q${round(random.between(-40, 40))} ${round(-high / 2)} ${round(random.between(-20, 20))} ${round(-high)}`;
  }).join('');
  return (
    brush.fill(ground(area), '#8fd0d4') +
    waves(brush, area, random, area.height * 0.12, 5, '#5fb4c4', '#143a66') +
    brush.limb(weeds, '#2f8f7a', 13) +
    brush.ink(rectangle(-bleed, area.height * 0.95, area.width + 2 * bleed, 60), '#e6c88e')
  );
};

/** White flowers along the foot of the panel. */
export const petals = (): Art => (brush, area, random) => {
  const places = Array.from(
    { length: 44 },
    () => [random.between(0, area.width), random.between(area.height * 0.74, area.height)] as const,
  );
  const size = Math.max(1, area.height / 560);
  const tones = ['#fffaf0', '#f7c5c9', '#fffaf0', '#f2c14e'] as const;
  return tones
    .map((colour, tone) => {
      const mine = places.filter((_, index) => index % tones.length === tone);
      return (
        brush.ink(
          mine
            .map(([x, y], index) => star(x, y, [24 * size, 17 * size], [13 * size, 9 * size], 7, index))
            .join(''),
          colour,
        ) + brush.fill(mine.map(([x, y]) => ellipse(x, y, 6 * size, 4 * size)).join(''), '#e8935a')
      );
    })
    .join('');
};

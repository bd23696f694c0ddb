import { lighten } from '../../drawing/ink/colour.ts';
import { polygon, rectangle, round } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { ground } from './paper.ts';

/** A pavement with shop fronts. */
export const shops =
  (first = '#e8593f', second = '#3f8f8a', shut = 'open'): Art =>
  (brush, area) => {
    const base = area.height * 0.8;
    const wide = area.width / 2;
    const shop = (x: number, colour: string): string => {
      const awning = Array.from({ length: 6 }, (_, index) => {
        const [from, to] = [x + 20 + (index * (wide - 40)) / 6, x + 20 + ((index + 1) * (wide - 40)) / 6];
        return brush.ink(
          `M${round(from)} ${round(area.height * 0.2)}H${round(to)}V${round(area.height * 0.32)}Q${round((from + to) / 2)} ${round(area.height * 0.38)} ${round(from)} ${round(area.height * 0.32)}Z`,
          index % 2 === 0 ? colour : '#fbf3e2',
        );
      }).join('');
      const door =
        shut === 'shut'
          ? brush.ink(
              rectangle(x + wide * 0.14, area.height * 0.3, wide * 0.72, base - area.height * 0.3),
              '#8f979b',
            ) +
            brush.fill(
              Array.from({ length: 9 }, (_, index) =>
                rectangle(x + wide * 0.14, area.height * (0.34 + index * 0.05), wide * 0.72, 5),
              ).join(''),
              '#6f777b',
            )
          : brush.ink(
              rectangle(x + wide * 0.1, area.height * 0.3, wide * 0.5, area.height * 0.34),
              '#bfe0e6',
            ) +
            brush.ink(
              rectangle(x + wide * 0.68, area.height * 0.3, wide * 0.22, base - area.height * 0.3),
              '#5a3a34',
            );
      return brush.ink(rectangle(x - 2, -10, wide + 4, base + 14), lighten(colour, 0.45)) + door + awning;
    };
    const mosaic = Array.from({ length: Math.ceil(area.width / 70) + 2 }, (_, index) =>
      polygon([
        [index * 70 - 60, area.height + 4],
        [index * 70 - 24, base + 26],
        [index * 70 + 6, base + 26],
        [index * 70 - 26, area.height + 4],
      ]),
    ).join('');
    return (
      brush.fill(ground(area), '#d8cbb4') +
      shop(-bleed / 2, first) +
      shop(wide, second) +
      brush.ink(rectangle(-bleed, base, area.width + 2 * bleed, area.height), '#efe6d2') +
      brush.fill(mosaic, '#4a4650') +
      brush.ink(rectangle(-bleed, base, area.width + 2 * bleed, 20), '#c9bda4')
    );
  };

import type { Brush } from '../../drawing/brush/brush.ts';
import { darken, lighten } from '../../drawing/ink/colour.ts';
import { ellipse, placeDrawing, rectangle, round } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art, Prop } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { ground } from './paper.ts';

const typewriter =
  (colour: string): Prop =>
  (brush) =>
    brush.ink(rectangle(-64, -168, 128, 70), '#fffaf0') +
    brush.ink('M-120 0L-100 -78H100L120 0Z', colour) +
    brush.ink('M-112 -76Q-110 -116 -90 -116H90Q110 -116 112 -76Z', darken(colour, 0.18)) +
    brush.ink(rectangle(-138, -108, 276, 20), '#3a3f4a') +
    brush.ink(rectangle(138, -114, 14, 32) + rectangle(-152, -114, 14, 32), '#3a3f4a') +
    brush.fill(
      [0, 1, 2]
        .map((row) =>
          Array.from({ length: 9 }, (_, key) =>
            ellipse(-76 + key * 19 + (row % 2) * 5, -58 + row * 20, 7),
          ).join(''),
        )
        .join(''),
      lighten(colour, 0.7),
    );

export const machine = typewriter('#3f8f8a');

export const letter = (brush: Brush): string =>
  brush.ink(rectangle(-36, -50, 72, 92), '#fffaf0') +
  brush.fill(
    [-36, -24, -12, 0, 12].map((y, index) => rectangle(-24, y, index === 4 ? 26 : 48, 4)).join(''),
    '#6b6470',
  );

export const film = (brush: Brush): string =>
  brush.limb('M-70 -30C-30 -70 10 10 50 -30S120 -20 130 -60', '#2c2633', 15) +
  brush.ink(ellipse(-74, -26, 30), '#3a3f4a') +
  brush.fill(ellipse(-74, -26, 10), '#c9c2c4');

/** Typed text. Scripts write `~` for a space. */
const typedLine = (brush: Brush, words: string, size: number, x: number, y: number, colour: string): string =>
  brush.fill(textPath(words.replaceAll('~', ' '), 'typewriter', size, x, y), colour);

/** The ribbon against the light, with the words that were typed. */
export const ribbon =
  (...lines: string[]): Art =>
  (brush, area) => {
    const { width, height } = area;
    const strips = [0.24, 0.48, 0.72].map((share, index) => {
      const [y, high] = [height * share, height * 0.15];
      const size = Math.min(high * 0.5, width / 15);
      return (
        brush.ink(
          `M${-bleed} ${round(y)}Q${width * 0.25} ${round(y - 8)} ${width * 0.5} ${round(y)}T${width + bleed} ${round(y)}v${round(high)}Q${width * 0.75} ${round(y + high + 8)} ${width * 0.5} ${round(y + high)}T${-bleed} ${round(y + high)}Z`,
          '#2c2633',
        ) + typedLine(brush, lines[index] ?? '', size, width / 2, y + high * 0.66, '#f6d98a')
      );
    });
    return (
      brush.fill(ground(area), '#e8c98a') +
      brush.ink(ellipse(width / 2, height * 0.5, width * 0.4), '#f6e3b0') +
      strips.join('')
    );
  };

/** A sheet in the typewriter with typed text. */
export const typedSheet =
  (...lines: string[]): Art =>
  (brush, area) => {
    const { width, height } = area;
    const longest = Math.max(...lines.map((line) => line.length));
    const size = Math.min((width * 0.62) / (longest * 0.6), (height * 0.5) / (lines.length * 1.3));
    return (
      brush.fill(ground(area), '#3f8f8a') +
      brush.ink(rectangle(width * 0.12, height * 0.16, width * 0.76, height), '#fffaf0') +
      lines
        .map((line, index) =>
          typedLine(brush, line, size, width / 2, height * 0.34 + size * (0.6 + index * 1.3), '#2c2226'),
        )
        .join('') +
      brush.ink(rectangle(-bleed, height * 0.9, width + 2 * bleed, height * 0.2), '#2c2f38')
    );
  };

/** Shelves of typewriters that were never collected. */
export const workshop =
  (light = 'day'): Art =>
  (brush, area) => {
    const night = light === 'night';
    const wall = night ? '#3f4a63' : '#c9b08a';
    const size = area.height / 620;
    const shelf = (y: number): string => {
      const machines = Array.from({ length: Math.ceil(area.width / (190 * size)) }, (_, index) =>
        placeDrawing(
          typewriter(['#3f8f8a', '#e8593f', '#5f6f8f', '#d9a441'][(index + Math.round(y)) % 4] ?? '#3f8f8a')(
            brush.withScale(size * 0.62),
          ),
          (index + 0.5) * 190 * size,
          y,
          size * 0.62,
        ),
      ).join('');
      return machines + brush.ink(rectangle(-bleed, y, area.width + 2 * bleed, 18 * size), '#7a5238');
    };
    return (
      brush.fill(ground(area), wall) +
      (night
        ? brush.fill(ellipse(area.width * 0.5, area.height * 0.62, area.width * 0.42), '#6b6a70') +
          brush.fill(ellipse(area.width * 0.5, area.height * 0.66, area.width * 0.28), '#a08f6a')
        : '') +
      shelf(area.height * 0.3) +
      shelf(area.height * 0.58) +
      brush.ink(rectangle(-bleed, area.height * 0.86, area.width + 2 * bleed, area.height), '#5a3f34')
    );
  };

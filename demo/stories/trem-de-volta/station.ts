import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';
import { halftoneShape } from '../peteca-fatal/moods.ts';
import { hills } from '../peteca-fatal/outdoors.ts';
import { clockAt } from './props.ts';

function wagons(brush: Brush, width: number, y: number, size: number): string {
  const length = size * 3.1;
  return Array.from({ length: 5 }, (_, index) => {
    const x = width * 0.06 + index * (length + 8);
    const windows = [0, 1, 2, 3]
      .map((pane) => rectangle(x + size * (0.26 + pane * 0.68), y - size * 0.7, size * 0.44, size * 0.32))
      .join('');
    return (
      brush.ink(rectangle(x, y - size, length, size * 0.86), index === 0 ? '#22222e' : '#ffffff', 0.7) +
      brush.ink(windows, index === 0 ? '#ffffff' : '#22222e', 0.4) +
      brush.ink(
        [0.5, 1, 2.1, 2.6].map((at) => ellipse(x + size * at, y - size * 0.06, size * 0.13)).join(''),
        '#22222e',
        0.4,
      )
    );
  }).join('');
}

/** The train on a viaduct in the distance. */
export const viaduct =
  (hour = 'day'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const deck = height * 0.6;
    const arches = Array.from({ length: 9 }, (_, index) => {
      const x = -bleed + (index * (width + 2 * bleed)) / 8;
      return rectangle(x - 12, deck, 24, height);
    }).join('');
    return (
      hills(hour)(brush, area, random) +
      brush.ink(arches, '#ffffff', 0.8) +
      brush.ink(bandAcross(deck, 22, width), '#ffffff', 0.8) +
      wagons(brush, width, deck, Math.min(72, height * 0.1)) +
      halftoneShape(bandAcross(height * 0.9, height, width), 1)
    );
  };

/** The small station: eaves, sign, bench and, if it is there, the clock. */
export const platform =
  (hour = 'day', clock = '5:46'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const ground = height * 0.8;
    const isNight = hour === 'night' || hour === 'rain';
    const roof = `M${-bleed} ${height * 0.13}H${width * 0.86}L${width * 0.98} ${height * 0.26}H${-bleed}Z`;
    const fringe = Array.from(
      { length: 26 },
      (_, index) => `M${-bleed + index * 50} ${height * 0.26}l25 26l25 -26Z`,
    )
      .slice(0, Math.ceil((width * 0.98 + bleed) / 50))
      .join('');
    const size = Math.min(width, height) * 0.0026;
    const rain = Array.from(
      { length: 60 },
      () => `M${random.between(0, width * 1.1).toFixed(0)} ${random.between(0, height).toFixed(0)}l-16 60`,
    ).join('');
    return (
      hills(isNight ? 'night-bare' : 'bare')(brush, area, random) +
      brush.ink(
        rectangle(-bleed, height * 0.24, width * 0.62 + bleed, ground - height * 0.24),
        isNight ? '#777777' : '#ffffff',
      ) +
      brush.ink(
        rectangle(width * 0.08, height * 0.42, width * 0.16, ground - height * 0.42),
        '#22222e',
        0.8,
      ) +
      brush.ink(rectangle(width * 0.82, height * 0.24, 22, ground - height * 0.24), '#ffffff', 0.8) +
      brush.ink(roof, '#555555') +
      brush.ink(fringe, '#ffffff', 0.6) +
      (clock === 'none'
        ? halftoneShape(ellipse(width * 0.42, height * 0.47, 58 * size), 1) +
          brush.fill(ellipse(width * 0.42, height * 0.4, 7 * size), '#141414')
        : `<g transform="translate(${width * 0.42} ${height * 0.47}) scale(${size.toFixed(2)})">${clockAt(brush.withScale(size), clock)}</g>`) +
      brush.ink(bandAcross(ground, height, width), isNight ? '#777777' : '#ffffff') +
      brush.line(
        `M${-bleed} ${height * 0.9}H${width + bleed}M${-bleed} ${height * 0.93}H${width + bleed}`,
        0.8,
      ) +
      (hour === 'rain' ? brush.line(rain, 0.7, '#ffffff') : '')
    );
  };

/** The clock face, as large as the panel. */
export const dial =
  (time = '5:46', level = '1'): Art =>
  (brush, area) => {
    const size = Math.min(area.width, area.height) / 150;
    return (
      halftoneShape(bandAcross(-bleed, area.height + 2 * bleed, area.width), Number(level)) +
      `<g transform="translate(${area.width / 2} ${area.height * 0.54}) scale(${size.toFixed(2)})">${clockAt(brush.withScale(size), time, false)}</g>`
    );
  };

/** Her father's living room. */
export const parlour = (): Art => (brush, area) => {
  const { width, height } = area;
  const ground = height * 0.82;
  return (
    halftoneShape(bandAcross(-2, height + 4, width), 1) +
    brush.ink(rectangle(width * 0.06, height * 0.2, width * 0.2, height * 0.3), '#ffffff') +
    brush.line(
      `M${width * 0.16} ${height * 0.2}v${height * 0.3}M${width * 0.06} ${height * 0.35}h${width * 0.2}`,
      0.8,
    ) +
    brush.ink(rectangle(width * 0.7, height * 0.3, width * 0.24, ground - height * 0.3), '#555555') +
    brush.line(`M${width * 0.82} ${height * 0.3}V${ground}`, 0.8) +
    brush.ink(bandAcross(ground, height, width), '#ffffff') +
    halftoneShape(bandAcross(ground + 4, height, width), 3)
  );
};

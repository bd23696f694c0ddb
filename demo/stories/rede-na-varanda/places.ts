import { darken, lighten } from '../../drawing/ink/colour.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';

interface Hour {
  sky: readonly [string, string];
  leaf: string;
  wood: string;
  wall: string;
}

const hours = {
  noon: { sky: ['#8fd0e0', '#fff0d0'], leaf: '#5aa860', wood: '#b87a4a', wall: '#f6d8b0' },
  dusk: { sky: ['#f0785e', '#ffd28a'], leaf: '#7a5a58', wood: '#a05a40', wall: '#f0b088' },
  rain: { sky: ['#3f3a68', '#9a6a88'], leaf: '#33405a', wood: '#6a3f44', wall: '#a8707a' },
  night: { sky: ['#1c1838', '#4a2c58'], leaf: '#1c2440', wood: '#3f2634', wall: '#6a3c50' },
  morning: { sky: ['#bfe4e8', '#fff4dc'], leaf: '#6ab878', wood: '#c08a58', wall: '#fbe4c4' },
} satisfies Record<string, Hour>;

const hourOf = (name: string): Hour => new Map<string, Hour>(Object.entries(hours)).get(name) ?? hours.dusk;

/** The porch and the garden behind it. Rain falls only behind the rail. */
export const porch =
  (hour = 'dusk', rail = '1'): Art =>
  (brush, { width, height }, random) => {
    const { sky, leaf, wood, wall } = hourOf(hour);
    const floor = height * 0.86;
    const blades = Array.from({ length: 9 }, (_, index) => {
      const [x, y] = [width * (index / 8), floor];
      const lean = random.between(-0.7, 0.7);
      const tall = height * random.between(0.3, 0.56);
      return `M${x} ${y}Q${x + lean * 60 - 46} ${y - tall * 0.6} ${x + lean * tall * 0.6} ${y - tall}Q${x + lean * 60 + 46} ${y - tall * 0.5} ${x} ${y}Z`;
    }).join('');
    const drops = Array.from(
      { length: 120 },
      () => `M${random.between(-20, width * 1.05).toFixed(0)} ${random.between(0, floor).toFixed(0)}l-14 62`,
    ).join('');
    const balusters = Array.from({ length: Math.ceil(width / 74) + 2 }, (_, index) =>
      rectangle(index * 74 - 50, floor - height * 0.14, 22, height * 0.14),
    ).join('');
    const orb =
      hour === 'rain' || hour === 'night'
        ? ''
        : brush.fill(ellipse(width * 0.62, height * 0.4, width * 0.34), glow('#fff3d0')) +
          brush.fill(ellipse(width * 0.62, height * 0.4, width * 0.08), '#fff6e0');
    return (
      brush.fill(bandAcross(-2, height + 4, width), fade(...sky)) +
      orb +
      brush.fill(blades, leaf) +
      (hour === 'rain' || hour === 'night'
        ? `<g stroke-opacity=".55">${brush.stroke(drops, '#d8d0f0', 3)}</g>`
        : '') +
      (rail === '0'
        ? ''
        : brush.fill(balusters, lighten(wood, 0.2)) +
          brush.fill(bandAcross(floor - height * 0.16, 26, width), wood)) +
      brush.fill(rectangle(-bleed, -2, bleed + width * 0.1, height), wall) +
      brush.fill(rectangle(width * 0.9, -2, width * 0.1 + bleed, height), wall) +
      brush.fill(bandAcross(-2, height * 0.07, width), darken(wood, 0.2)) +
      brush.fill(bandAcross(floor, height, width), darken(wood, 0.12)) +
      brush.line(
        Array.from(
          { length: 4 },
          (_, index) => `M${-bleed} ${floor + 34 + index * 44}H${width + bleed}`,
        ).join(''),
        0.6,
      )
    );
  };

/** Threads on the loom, in front of the hands. */
export const loom =
  (one = '#c8434e', other = '#ffd28a'): Art =>
  (brush, { width, height }) => {
    const threads = Array.from({ length: Math.ceil((width + 2 * bleed) / 30) }, (_, index) =>
      rectangle(-bleed + index * 30, -2, 12, height + 4),
    ).join('');
    const woven = Array.from({ length: 9 }, (_, index) =>
      bandAcross(height * 0.58 + index * height * 0.05, height * 0.036, width),
    );
    return (
      brush.fill(bandAcross(-2, height + 4, width), '#f6dcb8') +
      brush.fill(threads, '#e8c090') +
      woven
        .map((band, index) =>
          brush.fill(band, index % 3 === 0 ? one : index % 3 === 1 ? other : lighten(one, 0.3)),
        )
        .join('') +
      brush.ink(bandAcross(height * 0.5, 44, width), '#8a5a38')
    );
  };

/** A close-up of a letter. The lines are illegible; captions have the text. */
export const sheet =
  (ink = '#3a4a8a', paper = '#fff6e4'): Art =>
  (brush, { width, height }, random) => {
    const lines = Array.from({ length: Math.floor(height / 64) - 2 }, (_, index) => {
      const y = 150 + index * 64;
      let path = `M${width * 0.1} ${y}`;
      for (let x = width * 0.1; x < width * random.between(0.7, 0.92); x += 26)
        path += `q${random.between(4, 12).toFixed(0)} ${random.between(-20, 14).toFixed(0)} 26 0`;
      return path;
    });
    return (
      brush.fill(bandAcross(-2, height + 4, width), paper) +
      `<g stroke-opacity=".34">${brush.stroke(lines.join(''), ink, 5)}</g>` +
      brush.fill(
        polygon([
          [width, 0],
          [width, 120],
          [width - 120, 0],
        ]),
        darken(paper, 0.14),
      )
    );
  };

/** A warm wall with or without lamp light. */
export const warm =
  (colour = '#8a3f4a', light = '#ffb86a'): Art =>
  (brush, { width, height }) =>
    brush.fill(bandAcross(-2, height + 4, width), colour) +
    (light === 'none'
      ? ''
      : brush.fill(ellipse(width * 0.5, height * 0.56, width * 0.8, height * 0.66), glow(light)));

/** The cover: rain at night, and light in the porch. */
export const rainy = (): Art => (brush, area, random) => {
  const { width, height } = area;
  return (
    porch('night', '1')(brush, area, random) +
    brush.fill(ellipse(width * 0.5, height * 0.62, width * 0.62), glow('#ffb25a'))
  );
};

/** His room: a piano with an open lid. */
export const piano =
  (): Art =>
  (brush, { width, height }) => {
    const top = height * 0.66;
    const white = Array.from({ length: Math.ceil((width + 2 * bleed) / 44) }, (_, index) =>
      rectangle(-bleed + index * 44, top, 40, height * 0.14),
    ).join('');
    const black = Array.from({ length: Math.ceil((width + 2 * bleed) / 44) }, (_, index) =>
      index % 7 === 2 || index % 7 === 6 ? '' : rectangle(-bleed + index * 44 + 29, top, 24, height * 0.085),
    ).join('');
    return (
      brush.fill(bandAcross(-2, height + 4, width), '#b8bcd0') +
      brush.fill(ellipse(width * 0.5, height * 0.3, width * 0.6), glow('#fff0d0')) +
      brush.ink(bandAcross(height * 0.5, height * 0.16, width), '#6a3f38') +
      brush.ink(white, '#fff8ec', 0.6) +
      brush.fill(black, '#2c1a24') +
      brush.ink(bandAcross(height * 0.8, height, width), '#7a4a40')
    );
  };

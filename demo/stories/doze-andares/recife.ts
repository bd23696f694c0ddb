import { darken, lighten } from '../../drawing/ink/colour.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';
import { hourOf } from './hours.ts';

function palm(x: number, y: number, size: number): { trunk: string; leaves: string } {
  const crown = [x + size * 0.12, y - size] as const;
  const leaves = [-2.9, -2.4, -1.6, -0.8, -0.3, 0.2].map((angle) => {
    const [tipX, tipY] = [
      crown[0] + Math.cos(angle) * size * 0.5,
      crown[1] + Math.sin(angle) * size * 0.26 + size * 0.12,
    ];
    return `M${crown[0]} ${crown[1]}Q${(crown[0] + tipX) / 2} ${Math.min(crown[1], tipY) - size * 0.14} ${tipX} ${tipY}Q${(crown[0] + tipX) / 2} ${Math.min(crown[1], tipY)} ${crown[0]} ${crown[1]}Z`;
  });
  return {
    trunk: `M${x} ${y}Q${x - size * 0.06} ${y - size * 0.5} ${crown[0]} ${crown[1]}`,
    leaves: leaves.join(''),
  };
}

/** The lit windows of a tower. */
function panesOf(x: number, top: number, wide: number, foot: number, random: Random): string {
  let panes = '';
  for (let y = top + 20; y < foot - 24; y += 34)
    for (let at = x + 12; at < x + wide - 16; at += 24)
      if (random.next() > 0.45) panes += rectangle(at, y, 11, 15);
  return panes;
}

/** Recife: towers, river, a bridge with arches, coconut palms. */
export const recife =
  (hour = 'dusk', low = '0.7'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const { sky, sun, far, near, water, lit } = hourOf(hour);
    const shore = height * Number(low);
    const row = (colour: string, tallest: number, windows: boolean): string => {
      let [bodies, panes] = ['', ''];
      for (let x = -bleed; x < width + bleed; ) {
        const wide = random.between(56, 104);
        const tall = tallest * random.between(0.4, 1);
        bodies += rectangle(x, shore - tall, wide + 1, tall);
        if (windows) panes += panesOf(x, shore - tall, wide, shore, random);
        x += wide;
      }
      return brush.fill(bodies, colour) + brush.fill(panes, lit);
    };
    const arches = Array.from(
      { length: 7 },
      (_, index) => `M${-bleed + index * 160} ${shore + 74}v-22a64 64 0 0 1 128 0v22Z`,
    ).join('');
    const shine = Array.from(
      { length: 12 },
      () => `M${random.between(0, width)} ${random.between(shore + 90, height)}h${random.between(30, 150)}`,
    ).join('');
    const palms = [
      palm(width * 0.06, height * 0.98, height * 0.34),
      palm(width * 0.93, height, height * 0.42),
    ];
    const night = hour === 'night' || hour === 'blackout';
    const stars = Array.from({ length: hour === 'blackout' ? 130 : 40 }, () =>
      ellipse(random.between(0, width), random.between(0, shore * 0.8), random.between(1.4, 4.2)),
    ).join('');
    return (
      brush.fill(bandAcross(-2, height + 4, width), fade(...sky)) +
      (night ? brush.fill(stars, '#fff6dc') : '') +
      brush.fill(ellipse(width * 0.66, shore - height * 0.28, width * 0.22), glow(sun)) +
      brush.fill(ellipse(width * 0.66, shore - height * 0.28, width * 0.09), sun) +
      row(far, height * 0.34, false) +
      row(near, height * 0.24, true) +
      brush.fill(bandAcross(shore, height - shore + 10, width), water) +
      `<g stroke-opacity=".55">${brush.stroke(shine, lit === near ? '#5a5aa8' : sun, 6)}</g>` +
      brush.fill(bandAcross(shore + 2, 72, width), darken(near, 0.12)) +
      brush.fill(arches, water) +
      palms
        .map(
          ({ trunk, leaves }) =>
            brush.stroke(trunk, darken(near, 0.5), 14) + brush.fill(leaves, darken(near, 0.42)),
        )
        .join('')
    );
  };

/** A flat roof with a water tank and clothes lines, with the town behind. */
export const terrace =
  (hour = 'dusk'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const { wall } = hourOf(hour);
    const deck = height * 0.82;
    return (
      recife(hour, '0.66')(brush, area, random) +
      brush.ink(
        rectangle(width * 0.02, deck - height * 0.3, width * 0.26, height * 0.3),
        lighten(wall, 0.1),
      ) +
      brush.ink(
        rectangle(width * 0.0, deck - height * 0.33, width * 0.3, height * 0.04),
        lighten(wall, 0.3),
      ) +
      brush.line(
        `M${width * 0.28} ${deck - height * 0.2}Q${width * 0.64} ${deck - height * 0.14} ${width + bleed} ${deck - height * 0.24}`,
        0.8,
      ) +
      brush.ink(bandAcross(deck - height * 0.09, height * 0.1, width), lighten(wall, 0.22)) +
      brush.fill(bandAcross(deck, height, width), darken(wall, 0.2))
    );
  };

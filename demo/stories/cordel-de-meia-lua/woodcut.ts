import type { Brush } from '../../drawing/brush/brush.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, ellipse, rectangle, round, star } from '../../drawing/ink/svg.ts';
import { bleed } from '../../places/mood.ts';

export const [black, cream, red] = ['#17110f', '#f4e2b8', '#c8432e'] as const;

export const hours = {
  day: { sky: cream, cut: black, orb: red, ground: red, propColour: black },
  dusk: { sky: red, cut: black, orb: cream, ground: cream, propColour: black },
  night: { sky: black, cut: cream, orb: cream, ground: cream, propColour: red },
  ember: { sky: black, cut: red, orb: red, ground: red, propColour: red },
} as const;
export type WoodcutHour = keyof typeof hours;

export const hourOf = (name: string): WoodcutHour => (name in hours ? (name as WoodcutHour) : 'day');

/** Wedges of the gouge, in the direction of the cut. */
export function gouges(
  random: Random,
  box: Area & { x: number; y: number },
  amount: number,
  longest = 70,
): string {
  return Array.from({ length: amount }, () => {
    const length = random.between(longest * 0.3, longest);
    const [x, y] = [random.between(box.x, box.x + box.width), random.between(box.y, box.y + box.height)];
    return `M${round(x)} ${round(y)}q${round(length / 2)} -6 ${round(length)} 0q${round(-length / 2)} 3 ${round(-length)} 0Z`;
  }).join('');
}

/** Broken rings around a sun, moon or candle. */
export function rings(
  random: Random,
  [x, y]: readonly [number, number],
  from: number,
  to: number,
  step: number,
): string {
  let data = '';
  for (let radius = from; radius < to; radius += step) {
    const arc = Math.min(0.9, 150 / radius);
    for (let angle = random.between(0, arc); angle < 2 * Math.PI; angle += arc * random.between(1.15, 1.7)) {
      const end = angle + arc * random.between(0.45, 1);
      data += `M${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + Math.cos(end) * radius)} ${round(y + Math.sin(end) * radius)}`;
    }
  }
  return data;
}

export const whole = ({ width, height }: Area): string =>
  rectangle(-bleed, -2, width + 2 * bleed, height + 4);

/** A carved sky with sun or moon. Positions are shares of the panel. */
export function carvedSky(
  brush: Brush,
  area: Area,
  random: Random,
  hour: WoodcutHour,
  orbAt: number,
  low = 0.24,
): string {
  const { sky, cut, orb } = hours[hour];
  const [x, y] = [orbAt * area.width, Math.min(area.height * low, 230)];
  const size = Math.min(area.width, area.height) * 0.13;
  const reach = Math.hypot(area.width, area.height);
  const beams =
    hour === 'day' || hour === 'dusk' ? star(x, y, [size * 1.7, size * 1.7], [size, size], 22) : '';
  const stars =
    hour === 'night' || hour === 'ember'
      ? Array.from({ length: 9 }, (_, index) => {
          const [far, near] = index % 3 === 0 ? [17, 6] : [10, 4];
          return star(
            random.between(20, area.width),
            random.between(20, area.height * 0.5),
            [far, far],
            [near, near],
            5,
            index,
          );
        }).join('')
      : '';
  return (
    brush.fill(whole(area), sky) +
    brush.stroke(rings(random, [x, y], size * 2.1, reach, 46), cut, 5) +
    brush.stroke(rings(random, [x, y], size * 2.1 + 23, reach, 92), cut, 2.5) +
    brush.fill(ellipse(x, y, size * 1.45), sky) +
    brush.fill(beams + stars, orb) +
    brush.ink(ellipse(x, y, size), orb) +
    (hour === 'night'
      ? brush.fill(ellipse(x + size * 0.42, y - size * 0.2, size * 0.86), sky) +
        brush.line(
          `M${round(x - size * 0.72)} ${round(y - size * 0.1)}q${round(size * 0.2)} ${round(size * 0.3)} 0 ${round(size * 0.5)}`,
          0.7,
        )
      : brush.line(
          `M${round(x - size * 0.5)} ${round(y - size * 0.1)}h${round(size * 0.3)}M${round(x + size * 0.2)} ${round(y - size * 0.1)}h${round(size * 0.3)}M${round(x - size * 0.34)} ${round(y + size * 0.36)}q${round(size * 0.34)} ${round(size * 0.24)} ${round(size * 0.68)} 0`,
          0.8,
        ))
  );
}

/** Hilly ground with gouge marks. */
export function carvedGround(
  brush: Brush,
  { width, height }: Area,
  random: Random,
  hour: WoodcutHour,
  low: number,
): string {
  const ground = height * low;
  const { ground: earth } = hours[hour];
  return (
    brush.ink(
      `M${-bleed} ${ground + 12}Q${width * 0.3} ${ground - 24} ${width * 0.6} ${ground + 4}T${width + bleed} ${ground}V${height + 20}H${-bleed}Z`,
      earth,
    ) +
    brush.fill(
      gouges(random, { x: -20, y: ground + 30, width, height: height - ground }, Math.round(width / 26)),
      black,
    )
  );
}

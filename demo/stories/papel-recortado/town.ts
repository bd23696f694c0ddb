import type { Brush } from '../../drawing/brush/brush.ts';
import { darken, lighten } from '../../drawing/ink/colour.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, placeDrawing, rectangle, round } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { band, hourOf, hours, paperSky } from './paper.ts';

const walls = ['#e8593f', '#f2b441', '#3f8f8a', '#f2dcb0', '#d9788a', '#6f9fc0', '#e8935a'] as const;

function window(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  arched: boolean,
): string {
  const frame = arched
    ? `M${round(x)} ${round(y + height)}V${round(y + width / 2)}Q${round(x + width / 2)} ${round(y - width / 2)} ${round(x + width)} ${round(y + width / 2)}V${round(y + height)}Z`
    : rectangle(x, y, width, height);
  return brush.fill(frame, glass);
}

/** An old two-storey house. The origin is at the foot of its left wall. */
function house(brush: Brush, random: Random, width: number, height: number, night: boolean): string {
  const wall = random.pick(walls);
  const glass = night ? '#ffd97a' : darken(wall, 0.62);
  const columns = width > 130 ? 3 : 2;
  const step = width / columns;
  let openings = '';
  for (let column = 0; column < columns; column += 1) {
    const x = column * step + step * 0.24;
    openings += window(brush, x, -height * 0.86, step * 0.5, height * 0.28, glass, column % 2 === 0);
    openings +=
      column === columns - 1
        ? window(brush, x - 4, -height * 0.4, step * 0.56, height * 0.4, darken(wall, 0.62), true)
        : window(
            brush,
            x,
            -height * 0.4,
            step * 0.5,
            height * 0.26,
            random.next() > 0.4 ? glass : darken(wall, 0.62),
            true,
          );
  }
  return (
    brush.ink(rectangle(0, -height, width, height + 4), wall) +
    brush.fill(openings === '' ? '' : `M0 ${-height * 0.48}h${width}v7h${-width}Z`, lighten(wall, 0.4)) +
    openings +
    brush.ink(
      `M-8 ${-height}H${width + 8}V${-height - 16}L${width / 2} ${-height - 16 - (width > 130 ? 34 : 0)}L-8 ${-height - 16}Z`,
      lighten(wall, 0.45),
    )
  );
}

/** A row of houses with pavement, tram tracks and wire. `orbAt` is the position of the sun. */
export const street =
  (hourName = 'day', orbAt = '0.8', low = '0.76', wires = 'tram'): Art =>
  (brush, area, random) => {
    const hour = hourOf(hourName);
    const base = area.height * Number(low);
    const size = Math.max(0.7, area.height / 620);
    let row = '';
    for (let x = -bleed; x < area.width + bleed; ) {
      const [width, height] = [random.between(100, 180), random.between(170, 290)];
      row += placeDrawing(
        house(brush.withScale(size), random, width, height, hour === 'night'),
        x,
        base,
        size,
      );
      x += (width + 2) * size;
    }
    const rails = area.height - base;
    return (
      paperSky(brush, area, random, hour, Number(orbAt)) +
      brush.ink(band(area, random, base - 130 * size, 60), hours[hour].far) +
      row +
      brush.ink(rectangle(-bleed, base, area.width + 2 * bleed, area.height), '#d8cbb4') +
      brush.ink(rectangle(-bleed, base + rails * 0.26, area.width + 2 * bleed, area.height), '#6b6470') +
      (wires === 'tram'
        ? brush.fill(
            rectangle(-bleed, base + rails * 0.5, area.width + 2 * bleed, 7) +
              rectangle(-bleed, base + rails * 0.78, area.width + 2 * bleed, 9),
            '#c9c2c4',
          ) +
          brush.stroke(
            `M${-bleed} ${area.height * 0.3}Q${area.width / 2} ${area.height * 0.36} ${area.width + bleed} ${area.height * 0.29}`,
            '#3a2a2e',
            4,
          )
        : brush.fill(
            Array.from({ length: Math.ceil(area.width / 110) + 1 }, (_, index) =>
              rectangle(index * 110 - 20, base + rails * 0.62, 60, 8),
            ).join(''),
            '#e9dcb8',
          ))
    );
  };

interface TowerSheet {
  colour: string;
  /** Height of the tallest tower, as a share of the panel. */
  tall: number;
  /** Colour of the windows. null draws none. */
  glass: string | null;
}

function windowsOf(x: number, top: number, wide: number, base: number): string {
  let data = '';
  for (let y = top + 26; y < base - 40; y += 46)
    for (let column = x + 16; column < x + wide - 34; column += 34) data += rectangle(column, y, 18, 24);
  return data;
}

function towers(
  brush: Brush,
  area: Area,
  random: Random,
  base: number,
  { colour, tall, glass }: TowerSheet,
): string {
  let bodies = '';
  let openings = '';
  for (let x = -bleed; x < area.width + bleed; ) {
    const [wide, high] = [random.between(80, 150), area.height * tall * random.between(0.6, 1)];
    bodies += rectangle(x, base - high, wide - 6, high + 20);
    openings += windowsOf(x, base - high, wide, base);
    x += wide;
  }
  return brush.ink(bodies, colour) + (glass === null ? '' : brush.fill(openings, glass));
}

/** Towers of a city in three layers. */
export const downtown =
  (hourName = 'day', low = '0.84'): Art =>
  (brush, area, random) => {
    const hour = hourOf(hourName);
    const base = area.height * Number(low);
    const layer = (colour: string, tall: number, glass: string | null): string =>
      towers(brush, area, random, base, { colour, tall, glass });
    return (
      paperSky(brush, area, random, hour, 0.84) +
      layer(hours[hour].far, 0.72, null) +
      layer('#c98f6b', 0.56, hour === 'night' ? '#ffd97a' : '#a96f52') +
      layer('#5f7f8f', 0.38, hour === 'night' ? '#ffd97a' : '#a8cdd6') +
      brush.ink(rectangle(-bleed, base, area.width + 2 * bleed, area.height), '#d8cbb4') +
      brush.ink(
        rectangle(-bleed, base + (area.height - base) * 0.62, area.width + 2 * bleed, area.height),
        '#6b6470',
      )
    );
  };

import type { Brush } from '../../drawing/brush/brush.ts';
import { type Area, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';
import { halftoneShape } from '../peteca-fatal/moods.ts';
import { hills } from '../peteca-fatal/outdoors.ts';

const pane = (
  brush: Brush,
  x: number,
  y: number,
  { width, height }: Area,
  hour: string,
  random: Parameters<Art>[2],
): string => {
  if (hour === 'tunnel')
    return `<path d="${rectangle(x, y, width, height)}" fill="#141414" stroke="#141414" stroke-width="6"/>`;
  const inside = `window${Math.round(x)}-${Math.round(y)}-${Math.round(width)}`;
  const wind = Array.from(
    { length: 9 },
    () =>
      `M${random.between(-40, width * 0.7)} ${random.between(height * 0.5, height)}h${random.between(60, 200)}`,
  ).join('');
  return (
    `<clipPath id="${inside}"><path d="${rectangle(0, 0, width, height)}"/></clipPath>` +
    `<g transform="translate(${x} ${y})"><g clip-path="url(#${inside})">${hills(hour)(brush, { width, height }, random)}${brush.line(wind, 0.6, '#ffffff')}</g></g>` +
    brush.line(rectangle(x, y, width, height), 1.6)
  );
};

/** The inside of the carriage: window, curtain, two seats that face each other. */
export const carriage =
  (hour = 'day'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const glass = { width: width * 0.48, height: height * 0.5 };
    const seat = (x: number, lean: number): string =>
      brush.ink(
        `M${x} ${height * 0.44}q${lean * 26} -34 ${lean * width * 0.17} -26q${lean * 26} 4 ${lean * 30} 44L${x + lean * width * 0.24} ${height + 20}H${x - lean * bleed}V${height * 0.5}Z`,
        '#777777',
      );
    return (
      halftoneShape(bandAcross(-2, height + 4, width), hour === 'tunnel' ? 6 : 1) +
      brush.line(
        `M${-bleed} ${height * 0.72}H${width + bleed}M${-bleed} ${height * 0.76}H${width + bleed}`,
        0.6,
      ) +
      pane(brush, width * 0.26, height * 0.12, glass, hour, random) +
      brush.ink(rectangle(width * 0.24, height * 0.09, width * 0.52, 16), '#22222e', 0.6) +
      seat(-20, 1) +
      seat(width + 20, -1)
    );
  };

/** The window, as large as the panel. */
export const glass =
  (hour = 'day'): Art =>
  (brush, area, random) =>
    halftoneShape(bandAcross(-2, area.height + 4, area.width), 5) +
    pane(
      brush,
      area.width * 0.05,
      area.height * 0.08,
      { width: area.width * 0.9, height: area.height * 0.84 },
      hour,
      random,
    );

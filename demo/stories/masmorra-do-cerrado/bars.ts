import type { Brush } from '../../drawing/brush/brush.ts';
import { placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art, Prop } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { coin, heart } from './props.ts';

const strip = (width: number, height: number, tall: number): string =>
  `<path d="${rectangle(-bleed, height - tall, width + 2 * bleed, tall)}" fill="#140c1c"/>`;

/** The status bar of the game: remaining lives of three, and coins. */
export const score =
  (lives = '3', coins = '0000'): Art =>
  (brush, { width, height }) => {
    const y = height - 32;
    const hearts = [0, 1, 2]
      .map((index) => {
        const drawn = placeDrawing(heart(brush.withScale(0.8)), 54 + index * 60, y, 0.8);
        return index < Number(lives) ? drawn : `<g opacity=".3">${drawn}</g>`;
      })
      .join('');
    return (
      strip(width, height, 66) +
      hearts +
      placeDrawing(coin(brush.withScale(0.7)), width - 210, y, 0.7) +
      `<path d="${textPath(coins, 'pixel', 56, width - 176, y + 18, 'start')}" fill="#fff07a"/>`
    );
  };

/** The energy bar of a guardian, from 0 to 100, across the panel. */
export const power =
  (left = '100'): Art =>
  (_brush, { width, height }) => {
    const room = width - 80;
    return `${strip(width, height, 66)}<path d="${rectangle(40, height - 48, room, 32)}" fill="#44306b"/><path d="${rectangle(40, height - 48, (room * Number(left)) / 100, 32)}" fill="#d8344a"/>`;
  };

/** Props with their origin on the ground. They must be moved down to fit a slot. */
const groundProps = new Set(['bag', 'chest', 'fan']);

/** Draws a prop in its slot, scaled and moved to fit. */
function drawInSlot(brush: Brush, prop: Prop | undefined, name: string, side: number): string {
  if (prop === undefined) return '';
  const [scale, foot] = groundProps.has(name) ? [side / 230, 0.9] : [side / 140, 0.62];
  return placeDrawing(prop(brush.withScale(scale)), side / 2, side * foot, scale);
}

/** The inventory with one prop per slot. The last named prop is selected. */
export const slotsOf =
  (props: Record<string, Prop>) =>
  (...names: string[]): Art =>
  (brush, { width, height }) => {
    const slots = Math.max(6, names.length);
    const side = Math.min(104, (width - 40) / slots - 8);
    const start = (width - slots * (side + 8)) / 2;
    const drawn = Array.from({ length: slots }, (_, index) => {
      const name = names[index] ?? '';
      const [fill, edge] = index === names.length - 1 ? ['#29588f', '#fff07a'] : ['#2a1b3d', '#5f4b9c'];
      const frame = `<path d="${rectangle(0, 0, side, side)}" fill="${fill}" stroke="${edge}" stroke-width="7"/>`;
      return placeDrawing(
        frame + drawInSlot(brush, props[name], name, side),
        start + index * (side + 8),
        height - side - 16,
      );
    });
    return strip(width, height, side + 32) + drawn.join('');
  };

/** A digit of the countdown, as high as the panel. */
export const digit =
  (figure = '9', colour = '#d8344a', x = '0.5'): Art =>
  (_brush, { width, height }) =>
    `<path d="${textPath(figure, 'pixel', Math.min(height * 1.2, width * 1.3), Number(x) * width, height * 0.5 + Math.min(height * 0.42, width * 0.44))}" fill="${colour}"/>`;

import { darken, lighten } from '../drawing/ink/colour.ts';
import { ellipse, placeDrawing, rectangle } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';
import { bleed } from './mood.ts';

export type WallItem = 'window' | 'picture' | 'shelf' | 'blinds' | 'clock' | 'scoreboard';

const wallItems: Record<WallItem, Art> = {
  window: (brush) =>
    brush.ink(rectangle(-70, -80, 140, 160), '#8fd0e8') +
    brush.line('M0 -80V80M-70 0H70', 1) +
    brush.ink(rectangle(-84, 78, 168, 16), '#c98a4b'),
  picture: (brush) =>
    brush.ink(rectangle(-44, -54, 88, 108), '#c98a4b') +
    brush.fill(rectangle(-32, -42, 64, 84), '#f4ead4') +
    brush.fill(`${ellipse(0, -8, 16, 18)}M-26 42Q-24 12 0 12T26 42Z`, '#5a4a6a'),
  shelf: (brush) => {
    const bottles = [-84, -52, -20, 12, 44, 76].map((x, index) =>
      brush.ink(
        `M${x - 10} 0V-44Q${x - 10} -54 ${x - 4} -58V-78H${x + 4}V-58Q${x + 10} -54 ${x + 10} -44V0Z`,
        ['#3e7d5a', '#b8742e', '#f4ead4', '#8a2f3a'][index % 4] ?? '#3e7d5a',
        0.7,
      ),
    );
    return bottles.join('') + brush.ink(rectangle(-112, 0, 224, 14), '#7a4a2a');
  },
  blinds: (brush) =>
    brush.fill(rectangle(-110, -100, 220, 200), '#ff5d8f') +
    [-80, -50, -20, 10, 40, 70].map((y) => brush.fill(rectangle(-110, y, 220, 16), '#160a33')).join('') +
    brush.fill(rectangle(-118, -108, 236, 12), '#0d0720'),
  clock: (brush) => brush.ink(ellipse(0, 0, 44), '#ffffff') + brush.line('M0 0V-28M0 0L18 10', 1),
  scoreboard: (brush) =>
    brush.ink(rectangle(-96, -46, 192, 92), '#222222') +
    brush.fill(
      `${rectangle(-74, -26, 14, 52)}${rectangle(-48, -26, 34, 52)}${rectangle(18, -26, 34, 52)}${rectangle(62, -26, 14, 52)}`,
      '#ffffff',
    ),
};

export interface RoomOptions {
  wall: string;
  floor: string;
  /** Items on the wall. Positions are shares of the panel; at the default size 1, one unit is one pixel. */
  items?: readonly (readonly [WallItem, x: number, y: number, size?: number])[];
  stripes?: boolean;
}

export const room =
  ({ wall, floor, items = [], stripes = false }: RoomOptions): Art =>
  (brush, area, random) => {
    const ground = area.height * 0.84;
    const lines = Array.from({ length: Math.ceil(area.width / 90) + 2 }, (_, index) =>
      rectangle(-bleed + index * 90, 0, 36, ground),
    ).join('');
    const onWall = items
      .map(([item, x, y, size = 1]) =>
        placeDrawing(
          wallItems[item](brush.withScale(size), area, random),
          x * area.width,
          y * area.height,
          size,
        ),
      )
      .join('');
    return (
      brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, ground), wall) +
      (stripes ? brush.fill(lines, lighten(wall, 0.14)) : '') +
      onWall +
      brush.ink(rectangle(-bleed, ground, area.width + 2 * bleed, area.height), floor, 0.8) +
      brush.fill(rectangle(-bleed, ground, area.width + 2 * bleed, 12), darken(floor, 0.3))
    );
  };

/** A table or bar in front of the figures. Its top is `high` pixels above the bottom of the panel. */
export const counter =
  (colour: string, high = 96): Art =>
  (brush, area) =>
    brush.ink(rectangle(-bleed, area.height - high, area.width + 2 * bleed, high + 10), colour) +
    brush.ink(rectangle(-bleed, area.height - high - 16, area.width + 2 * bleed, 24), lighten(colour, 0.3));

/** Draws a prop in a panel. The position is a share of the panel, `size` is in pixels per unit. */
export const propAt =
  (
    draw: (brush: Parameters<Art>[0]) => string,
    x: number,
    y: number,
    size = 1,
    rotation = 0,
    mirrored = false,
  ): Art =>
  (brush, area) =>
    placeDrawing(draw(brush.withScale(size)), x * area.width, y * area.height, size, rotation, mirrored);

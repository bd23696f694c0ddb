import type { Brush } from '../../drawing/brush/brush.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, placeDrawing, polygon } from '../../drawing/ink/svg.ts';
import type { Art, Prop } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { bareTree, bonfire, cactus, church, cottage, fence, flags } from './scenery.ts';
import {
  black,
  carvedGround,
  carvedSky,
  cream,
  gouges,
  hourOf,
  hours,
  red,
  type WoodcutHour,
} from './woodcut.ts';

type HorizonProp = readonly [Prop, x: number, size: number, mirrored?: boolean];

/** Props on the horizon. Positions are shares of the panel's width, sizes are for a panel of 500 pixels. */
const horizons: Record<string, readonly HorizonProp[]> = {
  plain: [
    [cactus, 0.07, 0.9],
    [cactus, 0.93, 0.6, true],
  ],
  house: [
    [cactus, 0.08, 0.8],
    [cottage, 0.34, 1.15],
  ],
  cabin: [
    [cottage, 0.74, 1.3],
    [bareTree, 0.95, 0.8],
  ],
  village: [
    [cottage, 0.1, 0.8],
    [cottage, 0.9, 0.85],
    [church, 0.5, 0.8],
    [cottage, 0.27, 0.9],
    [cottage, 0.73, 0.75],
  ],
  thicket: [
    [bareTree, 0.03, 1.1],
    [bareTree, 0.2, 0.7, true],
    [cactus, 0.78, 0.6],
    [bareTree, 0.95, 1.2, true],
  ],
  gate: [
    [fence, 0.2, 0.8],
    [fence, 0.83, 0.8],
  ],
  feast: [
    [cottage, 0.06, 0.9],
    [bonfire, 0.5, 0.8],
    [cottage, 0.95, 0.9],
  ],
};

function mesas(brush: Brush, { width, height }: Area, random: Random, hour: WoodcutHour): string {
  const { cut } = hours[hour];
  const ground = height * 0.84;
  return [0.02, 0.3, 0.66, 0.9]
    .map((share, index) => {
      const [x, wide, tall] = [
        share * width,
        width * random.between(0.16, 0.26),
        height * random.between(0.22, 0.4),
      ];
      const colour = index % 2 === 0 ? red : hours[hour].propColour;
      return (
        brush.ink(
          polygon([
            [x - wide * 0.7, ground],
            [x - wide * 0.42, ground - tall],
            [x + wide * 0.4, ground - tall * 0.94],
            [x + wide * 0.72, ground],
          ]),
          colour,
        ) +
        brush.fill(
          gouges(
            random,
            { x: x - wide * 0.36, y: ground - tall * 0.8, width: wide * 0.5, height: tall * 0.7 },
            9,
          ),
          colour === red ? black : cut === black ? cream : cut,
        )
      );
    })
    .join('');
}

/** The backlands: the hour, the horizon, and the position of sun or moon. */
export const land = (hourName = 'day', horizon = 'plain', orbAt = '0.74', low = '0.8'): Art => {
  const hour = hourOf(hourName);
  return (brush, area, random) => {
    const ground = area.height * Number(low);
    const size = Math.min(1.6, Math.max(0.5, area.height / 500));
    const horizonProps = (horizons[horizon] ?? []).map(([prop, x, scale, mirrored]) =>
      placeDrawing(
        prop(brush.withScale(scale * size)),
        x * area.width,
        ground + 10,
        scale * size,
        0,
        mirrored,
      ),
    );
    const strings =
      horizon === 'feast'
        ? placeDrawing(
            flags(brush.withScale(area.width / 1000)),
            area.width / 2,
            area.height * 0.16,
            area.width / 1000,
          )
        : '';
    return (
      carvedSky(brush, area, random, hour, Number(orbAt)) +
      (horizon === 'mesa' ? mesas(brush, area, random, hour) : '') +
      strings +
      (hour === 'night' || hour === 'ember' ? drawHalo(brush, area, ground, horizonProps.length > 0) : '') +
      horizonProps.join('') +
      carvedGround(brush, area, random, hour, Number(low))
    );
  };
};

/** A light strip behind black things, which are invisible on a black sky. */
function drawHalo(brush: Brush, { width }: Area, ground: number, isVisible: boolean): string {
  return isVisible
    ? brush.fill(
        `M${-bleed} ${ground + 20}V${ground - 70}Q${width * 0.2} ${ground - 120} ${width * 0.4} ${ground - 90}T${width * 0.8} ${ground - 100}T${width + bleed} ${ground - 80}V${ground + 20}Z`,
        red,
      )
    : '';
}

import type { Brush } from '../../drawing/brush/brush.ts';
import { mix } from '../../drawing/ink/colour.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { ellipse, placeDrawing } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { band, hourOf, paperSky } from './paper.ts';

import { tints } from './water.ts';

function mangroveTree(brush: Brush, random: Random, size: number): string {
  const roots = [-70, -40, -16, 16, 44, 76]
    .map((x) => `M${x * 0.2} -120Q${x} -100 ${x + random.between(-8, 8)} 10`)
    .join('');
  const leaves = [
    [-70, -230, 66],
    [10, -270, 78],
    [80, -226, 62],
    [-10, -210, 70],
  ] as const;
  return placeDrawing(
    brush.limb(roots, '#6b4a3a', 13) +
      brush.limb('M0 -110V-220', '#6b4a3a', 24) +
      leaves
        .map(([x, y, radius], index) =>
          brush.ink(
            ellipse(x, y, radius, radius * 0.7),
            ['#2f7f5a', '#3f9a68', '#256a4c', '#4fae74'][index] ?? '#2f7f5a',
          ),
        )
        .join(''),
    0,
    0,
    size,
  );
}

/** The mangrove. `tide` is the share of the panel's height below water, `boat` adds a boat. */
export const mangrove =
  (hourName = 'day', tide = '0', orbAt = '0.8', boat = 'boat'): Art =>
  (brush, area, random) => {
    const hour = hourOf(hourName);
    const mud = area.height * 0.68;
    const water = area.height * (1 - Number(tide));
    const size = area.height / 560;
    const afloat = water < area.height * 0.84;
    const hull =
      brush.ink('M-130 -44H130Q110 20 60 22H-70Q-116 16 -130 -44Z', '#e8593f') +
      brush.ink('M-136 -56H136V-40H-136Z', '#f2c14e') +
      brush.limb('M10 -50V-190', '#6b4a3a', 9) +
      brush.ink('M18 -186L106 -70H18Z', '#fffaf0');
    const boatAt = placeDrawing(
      hull,
      area.width * 0.62,
      afloat ? water + 4 : area.height * 0.86,
      size * 0.9,
      afloat ? -2 : 13,
    );
    return (
      paperSky(brush, area, random, hour, Number(orbAt)) +
      brush.ink(band(area, random, mud - area.height * 0.16, 26), '#4f8f6a') +
      brush.ink(band(area, random, mud, 12), '#b98d6b') +
      placeDrawing(mangroveTree(brush.withScale(size), random, size), area.width * 0.12, mud + 40, 1) +
      placeDrawing(
        mangroveTree(brush.withScale(size * 0.8), random, size * 0.8),
        area.width * 0.93,
        mud + 10,
        1,
      ) +
      (boat === 'boat' && !afloat ? boatAt : '') +
      brush.ink(band(area, random, mud + area.height * 0.16, 12), '#a37757') +
      (boat === 'boat' && afloat ? boatAt : '') +
      (Number(tide) > 0
        ? brush.ink(band(area, random, water, 8), mix(tints[hour][0], tints[hour][1], 0.3)) +
          brush.ink(
            band(area, random, water + (area.height - water) * 0.4, 10),
            mix(tints[hour][0], tints[hour][1], 0.6),
          )
        : '')
    );
  };

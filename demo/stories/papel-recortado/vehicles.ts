import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle, star } from '../../drawing/ink/svg.ts';

/* Vehicles. The origin is on the ground or at the water line. */

/** An old open tram from the side. */
export const tram = (brush: Brush): string => {
  const pillars = [-220, -110, 0, 110, 220].map((x) => rectangle(x - 8, -210, 16, 130)).join('');
  return (
    brush.limb('M0 -250L60 -330', '#3a2a2e', 8) +
    brush.ink(rectangle(-270, -90, 540, 70), '#f2b441') +
    brush.fill(rectangle(-262, -206, 524, 120), '#5a3a34') +
    brush.fill([-165, -55, 55, 165].map((x) => rectangle(x - 40, -140, 80, 54)).join(''), '#a8683f') +
    brush.ink(pillars, '#fbf3e2') +
    brush.ink('M-300 -206Q-290 -252 -230 -254H230Q290 -252 300 -206Z', '#e8593f') +
    brush.fill(rectangle(-270, -66, 540, 10), '#e8593f') +
    brush.ink(rectangle(-290, -26, 580, 18), '#3a3f4a') +
    brush.ink(`${ellipse(-150, 0, 34)}${ellipse(150, 0, 34)}`, '#3a3f4a') +
    brush.fill(`${ellipse(-150, 0, 12)}${ellipse(150, 0, 12)}`, '#c9c2c4') +
    brush.ink(ellipse(276, -110, 17), '#fff3c4')
  );
};

/** The front of the tram with the driver's platform. */
export const tramFront = (brush: Brush): string =>
  brush.ink('M-210 0V-110H210V0Z', '#f2b441') +
  brush.fill(rectangle(-210, -76, 420, 14), '#e8593f') +
  brush.ink(ellipse(0, -52, 36), '#fff3c4') +
  brush.ink('M-230 -106H230V-128H-230Z', '#5a3a34') +
  brush.limb('M-120 -120V-170H-84', '#8f979b', 13) +
  brush.ink(ellipse(-78, -170, 15), '#3a2a2e');

export const metro = (brush: Brush): string =>
  brush.ink('M-300 -10V-200Q-300 -240 -260 -240H240Q300 -230 316 -150L330 -10Z', '#e9eef0') +
  brush.fill(rectangle(-300, -96, 620, 26), '#3f7fb0') +
  brush.ink([-230, -120, -10, 100].map((x) => rectangle(x - 40, -206, 80, 84)).join(''), '#5f7f8f') +
  brush.ink('M190 -206H240Q276 -196 288 -130H190Z', '#5f7f8f') +
  brush.ink(rectangle(-306, -14, 640, 24), '#3a3f4a');

export const canoe = (brush: Brush): string =>
  brush.ink('M-230 -60Q-180 -40 0 -40T230 -60Q200 14 120 16H-120Q-200 14 -230 -60Z', '#7a5238') +
  brush.fill('M-206 -36Q0 -14 206 -36L198 -24Q0 0 -198 -24Z', '#a8683f');

/** The small red toy boat. */
export const toyBoat = (brush: Brush): string =>
  brush.limb('M0 -30V-120', '#7a5238', 7) +
  brush.ink('M6 -118L62 -44H6Z', '#fffaf0') +
  brush.ink('M-6 -104L-44 -44H-6Z', '#f7d98a') +
  brush.ink('M-72 -36H72Q60 10 30 10H-34Q-62 10 -72 -36Z', '#d8342e') +
  brush.fill(rectangle(-66, -28, 132, 8), '#fffaf0');

export const basket = (brush: Brush): string => {
  const flowers = ['#fffaf0', '#f7c5c9', '#f2c14e', '#fffaf0', '#e8788a', '#bfe0f0', '#fffaf0'];
  return (
    flowers
      .map((colour, index) =>
        brush.ink(star(-78 + index * 26, -78 - (index % 2) * 24, [30, 30], [17, 17], 7, index), colour),
      )
      .join('') +
    brush.ink('M-110 -60H110L84 20H-84Z', '#c99a5a') +
    brush.fill('M-104 -44H104L100 -32H-100ZM-96 -16H96L92 -4H-92Z', '#a8743f')
  );
};

export const fishingBoat = (brush: Brush): string =>
  brush.ink('M-280 -110Q-240 -70 0 -70T280 -120Q250 10 170 20H-180Q-250 10 -280 -110Z', '#3f7fb0') +
  brush.fill('M-262 -84Q0 -40 262 -90L254 -64Q0 -14 -252 -56Z', '#fffaf0') +
  placeDrawing(basket(brush.withScale(0.9)), -60, -74, 0.9) +
  placeDrawing(basket(brush.withScale(0.9)), 120, -78, 0.9);

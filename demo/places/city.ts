import type { Brush } from '../drawing/brush/brush.ts';
import { darken, lighten, mix } from '../drawing/ink/colour.ts';
import { fade, glow } from '../drawing/ink/definitions.ts';
import type { Random } from '../drawing/ink/random.ts';
import { type Area, ellipse, placeDrawing, polygon, rectangle } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';
import { bleed } from './mood.ts';

export interface CityColours {
  sky: readonly [string, string];
  far: string;
  near: string;
  windows: string;
  ground: string;
}

export const night: CityColours = {
  sky: ['#150a3c', '#a21f6b'],
  far: '#35145e',
  near: '#160a33',
  windows: '#ffd36b',
  ground: '#0d0720',
};
export const noon: CityColours = {
  sky: ['#ffffff', '#eeeeee'],
  far: '#dddddd',
  near: '#8f8f8f',
  windows: '#ffffff',
  ground: '#eeeeee',
};

function towers(
  brush: Brush,
  { width }: Area,
  random: Random,
  ground: number,
  colour: string,
  height: number,
  windows: string | null,
): string {
  let bodies = '';
  let lit = '';
  for (let x = -bleed; x < width + bleed; ) {
    const wide = random.between(70, 130);
    const tall = height * random.between(0.55, 1);
    bodies += rectangle(x, ground - tall, wide + 2, tall);
    if (random.next() > 0.6) bodies += rectangle(x + wide / 2 - 3, ground - tall - 50, 6, 50);
    for (let row = ground - tall + 22; windows !== null && row < ground - 40; row += 34)
      for (let column = x + 14; column < x + wide - 20; column += 26)
        if (random.next() > 0.68) lit += rectangle(column, row, 12, 16);
    x += wide;
  }
  return brush.fill(bodies, colour) + (windows === null ? '' : brush.fill(lit, windows));
}

/** Two rows of buildings under a sky. The ground starts at `low`, a share of the height. */
export const skyline =
  (colours: CityColours, low = 0.86): Art =>
  (brush, area, random) => {
    const ground = area.height * low;
    return (
      brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, area.height), fade(...colours.sky)) +
      towers(brush, area, random, ground, colours.far, area.height * 0.62, null) +
      towers(brush, area, random, ground, colours.near, area.height * 0.42, colours.windows) +
      brush.fill(rectangle(-bleed, ground, area.width + 2 * bleed, area.height - ground), colours.ground)
    );
  };

/** A neon sign with a halo. Its position is a share of the panel. */
export const neonSign =
  (draw: (brush: Brush) => string, colour: string, x: number, y: number, scale = 1): Art =>
  (brush, area) =>
    brush.fill(ellipse(x * area.width, y * area.height, 190 * scale, 170 * scale), glow(colour)) +
    placeDrawing(draw(brush), x * area.width, y * area.height, scale);

/** The wavy black and white pavement of Brazilian squares in perspective. */
export const wavyPavement =
  (light: string, dark: string, low = 0.82): Art =>
  (brush, area) => {
    const top = area.height * low;
    const depth = area.height - top;
    let waves = '';
    for (let row = 0; row < 3; row += 1) {
      const y = top + depth * (0.1 + row * 0.32);
      const high = depth * (0.08 + row * 0.05);
      let upper = `M${-bleed} ${y.toFixed(0)}`;
      const step = 60 + row * 34;
      for (let x = -bleed, up = true; x < area.width + bleed; x += step, up = !up)
        upper += `q${step / 2} ${(up ? -high : high).toFixed(0)} ${step} 0`;
      waves += brush.stroke(upper, dark, depth * (0.07 + row * 0.05));
    }
    return brush.fill(rectangle(-bleed, top, area.width + 2 * bleed, depth), light) + waves;
  };

/** A wet street corner with a lamp and its reflection on the ground. */
export const corner =
  (wall: string, light: string, lampAt = 0.82): Art =>
  (brush, area, random) => {
    const ground = area.height * 0.86;
    const x = lampAt * area.width;
    const bricks = Array.from({ length: 26 }, () =>
      rectangle(random.between(0, area.width), random.between(0, ground - 40), 46, 16),
    ).join('');
    const cone = polygon([
      [x - 30, 96],
      [x + 30, 96],
      [x + area.width * 0.34, ground],
      [x - area.width * 0.34, ground],
    ]);
    return (
      brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, ground), wall) +
      brush.fill(bricks, lighten(wall, 0.08)) +
      `<g fill-opacity=".16">${brush.fill(cone, light)}</g>` +
      brush.fill(rectangle(-bleed, ground, area.width + 2 * bleed, area.height - ground), darken(wall, 0.6)) +
      `<g fill-opacity=".35">${brush.fill(ellipse(x, ground + 18, area.width * 0.3, 12), mix(light, wall, 0.3))}</g>` +
      brush.fill(`${rectangle(x - 6, 90, 12, ground - 80)}M${x - 34} 96Q${x} 40 ${x + 34} 96Z`, '#0a0618') +
      brush.fill(ellipse(x, 102, 22, 12), light)
    );
  };

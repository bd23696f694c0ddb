import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { black, cream, gouges, hourOf, red, rings, whole } from './woodcut.ts';

/** A whitewashed room: with a window by day, with a candle by night. */
export const home = (hourName = 'day', lightAt = '0.8'): Art => {
  const night = hourOf(hourName) !== 'day';
  return (brush, area, random) => {
    const { width, height } = area;
    const ground = height * 0.84;
    const [x, y] = [Number(lightAt) * width, height * 0.4];
    const size = Math.min(width, height) / 420;
    const window =
      brush.ink(rectangle(-62, -78, 124, 150), black) +
      brush.fill(ellipse(20, -24, 22), cream) +
      brush.ink('M-70 -84H70V-66H-70ZM-70 66H70V86H-70Z', cream);
    const candle =
      brush.ink(rectangle(-11, -10, 22, 60), cream) +
      brush.ink('M0 -70Q26 -38 0 -10Q-26 -38 0 -70Z', cream) +
      brush.ink('M-40 50H40L30 68H-30Z', cream) +
      brush.ink('M-74 68H74V84H-74ZM-46 84H-30L-40 112ZM46 84H30L40 112Z', black);
    const frame =
      brush.ink(rectangle(-44, -54, 88, 108), red) +
      brush.fill(rectangle(-32, -42, 64, 84), cream) +
      brush.fill(`${ellipse(0, -10, 15, 17)}M-26 42Q-24 10 0 10T26 42Z`, black);
    return (
      brush.fill(whole(area), night ? red : cream) +
      (night
        ? brush.stroke(rings(random, [x, y], 60, Math.hypot(width, height), 40), black, 5)
        : brush.fill(
            gouges(random, { x: 0, y: 20, width, height: ground - 40 }, Math.round(width / 16), 50),
            black,
          )) +
      (Math.abs(Number(lightAt) - 0.5) > 0.2
        ? placeDrawing(frame, (1 - Number(lightAt)) * width, height * 0.38, size)
        : '') +
      placeDrawing(night ? candle : window, x, y, size) +
      brush.ink(rectangle(-bleed, ground, width + 2 * bleed, height), black) +
      brush.fill(
        gouges(random, { x: -20, y: ground + 20, width, height: height - ground }, 14),
        night ? red : cream,
      )
    );
  };
};

const inks: Readonly<Record<string, readonly [paint: string, mark: string]>> = {
  cream: [cream, red],
  red: [red, black],
  black: [black, cream],
  ember: [black, red],
};

/** Plain colour with gouge marks around a centre, behind faces and hands. */
export const carvedBackground = (ground = 'cream', x = '0.5', y = '0.6'): Art => {
  const [paint, mark] = inks[ground] ?? [cream, red];
  return (brush, area, random) =>
    brush.fill(whole(area), paint) +
    brush.stroke(
      rings(
        random,
        [Number(x) * area.width, Number(y) * area.height],
        90,
        Math.hypot(area.width, area.height),
        44,
      ),
      mark,
      6,
    );
};

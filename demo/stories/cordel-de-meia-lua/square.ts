import { ellipse, placeDrawing, rectangle, round } from '../../drawing/ink/svg.ts';
import type { Art, Prop } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import {
  black,
  carvedGround,
  carvedSky,
  cream,
  gouges,
  hourOf,
  hours,
  red,
  rings,
  whole,
} from './woodcut.ts';

/** A clock face that shows an hour and minute. */
export const dial =
  (hour: number, minute: number): Prop =>
  (brush) => {
    const hand = (turn: number, length: number, width: number): string =>
      placeDrawing(brush.ink(`M${-width} 24L0 ${-length}L${width} 24Z`, black), 0, 0, 1, turn);
    const ticks = Array.from({ length: 12 }, (_, index) =>
      placeDrawing(
        brush.fill(rectangle(index % 3 === 0 ? -9 : -5, -182, index % 3 === 0 ? 18 : 10, 34), black),
        0,
        0,
        1,
        index * 30,
      ),
    );
    return (
      brush.ink(ellipse(0, 0, 230), red) +
      brush.ink(ellipse(0, 0, 200), cream) +
      ticks.join('') +
      hand(hour * 30 + minute / 2, 110, 17) +
      hand(minute * 6, 166, 12) +
      brush.ink(ellipse(0, 0, 18), red)
    );
  };

/** The clock of the church, as large as the panel. */
export const clock =
  (hour = '11', minute = '45', ground = 'black'): Art =>
  (brush, area, random) => {
    const size = Math.min(area.width, area.height) / 520;
    const centre = [area.width / 2, area.height * 0.56] as const;
    return (
      brush.fill(whole(area), ground === 'red' ? red : black) +
      brush.stroke(
        rings(random, centre, 250 * size, Math.hypot(area.width, area.height), 42),
        ground === 'red' ? black : cream,
        6,
      ) +
      placeDrawing(dial(Number(hour), Number(minute))(brush.withScale(size)), centre[0], centre[1], size)
    );
  };

/** The street in perspective: doors on both sides, the church with its clock at the end. */
export const street =
  (hourName = 'day', hour = '11', minute = '45'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const time = hourOf(hourName);
    const ground = height * 0.78;
    const houses = [
      [0, 0.3, 0.86],
      [0.2, 0.36, 0.6],
      [0.33, 0.42, 0.42],
    ] as const;
    const side = (mirrored: boolean): string =>
      placeDrawing(
        houses
          .map(([from, to, tall], index) => {
            const [left, right] = [from * width - (index === 0 ? bleed : 0), to * width];
            const [near, far] = [ground - tall * height * 0.78, ground - tall * height * 0.66];
            const door = left + (right - left) * 0.52;
            const base = (x: number): number =>
              round(ground + 4 + (height * 0.98 - ground) * Math.max(0, 1 - x / (width * 0.42)));
            return (
              brush.ink(
                `M${round(left)} ${base(left)}V${round(near)}L${round(right)} ${round(far)}V${base(right)}Z`,
                index === 1 ? red : cream,
              ) +
              brush.ink(
                `M${round(door)} ${base(door)}v${round(-tall * height * 0.4)}h${round(width * 0.045)}V${base(door + width * 0.045)}Z`,
                black,
              ) +
              brush.line(`M${round(left)} ${round(near + 22)}L${round(right)} ${round(far + 20)}`, 1.4)
            );
          })
          .toReversed()
          .join(''),
        mirrored ? width : 0,
        0,
        1,
        0,
        mirrored,
      );
    const size = height / 620;
    const tower =
      brush.ink('M-70 0V-250L0 -330L70 -250V0Z', cream) +
      brush.line('M0 -330V-376M-18 -358H18', 1.5) +
      placeDrawing(dial(Number(hour), Number(minute))(brush.withScale(size * 0.22)), 0, -196, 0.22) +
      brush.ink('M-24 0V-70Q0 -104 24 -70V0Z', black);
    return (
      carvedSky(brush, area, random, time, 0.78) +
      placeDrawing(tower, width / 2, ground + 10, size) +
      carvedGround(brush, area, random, time, 0.78) +
      side(false) +
      side(true) +
      brush.fill(
        gouges(random, { x: width * 0.2, y: ground + 40, width: width * 0.55, height: height * 0.16 }, 16),
        hours[time].cut,
      )
    );
  };

/** The fair: stalls, pennants, people in the distance. */
export const fair = (): Art => (brush, area, random) => {
  const size = area.height / 560;
  const stall = (colour: string): string =>
    brush.limb('M-130 0V-230M130 0V-230', black, 12) +
    brush.ink(
      'M-160 -216L-130 -286H130L160 -216L120 -190L80 -216L40 -190L0 -216L-40 -190L-80 -216L-120 -190Z',
      colour,
    ) +
    brush.ink(rectangle(-140, -96, 280, 30), cream);
  return (
    carvedSky(brush, area, random, 'day', 0.86) +
    placeDrawing(stall(red), area.width * 0.16, area.height * 0.84, size) +
    placeDrawing(stall(cream), area.width * 0.84, area.height * 0.84, size) +
    carvedGround(brush, area, random, 'day', 0.82)
  );
};

/** A gallop: the dry ground with horizontal speed lines. */
export const gallop =
  (hourName = 'night'): Art =>
  (brush, area, random) => {
    const time = hourOf(hourName);
    const { width, height } = area;
    const streaks = Array.from({ length: 60 }, () => {
      const [x, y, length] = [
        random.between(-100, width),
        random.between(height * 0.3, height),
        random.between(90, 380),
      ];
      return `M${round(x)} ${round(y)}l${round(length)} -5l${round(-length)} 11Z`;
    }).join('');
    return (
      carvedSky(brush, area, random, time, 0.2) +
      carvedGround(brush, area, random, time, 0.74) +
      brush.fill(streaks, time === 'night' ? red : black)
    );
  };

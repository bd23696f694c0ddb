import { ellipse, polygon, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { tone } from '../../drawing/press/halftone.ts';
import { bleed, speedLines } from '../../places/mood.ts';

/** Halftone dots. The grey bypasses the drawing style, which would change it. */
export const halftoneShape = (data: string, level: number): string =>
  `<path d="${data}" fill="${tone(level)}"/>`;

const whole = ({ width, height }: { width: number; height: number }): string =>
  rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);

export const grey =
  (level = '2'): Art =>
  (_brush, area) =>
    halftoneShape(whole(area), Number(level));
export const blank = (): Art => (_brush, area) => `<path d="${whole(area)}" fill="#ffffff"/>`;
export const dark = (): Art => (_brush, area) => `<path d="${whole(area)}" fill="#141414"/>`;

export const actionLines = (x = '0.5', y = '0.55', hollow = '0.34'): Art =>
  speedLines('#141414', Number(x), Number(y), Number(hollow));
/** Halftone rays around a point, given as shares of the panel. */
export const burst =
  (x = '0.5', y = '0.6', level = '2', count = '18'): Art =>
  (brush, area, random) => {
    const reach = area.width + area.height;
    const [centreX, centreY] = [Number(x) * area.width, Number(y) * area.height];
    const step = (2 * Math.PI) / Number(count);
    const wedges = Array.from({ length: Number(count) }, (_, index) =>
      polygon([
        [centreX, centreY],
        [centreX + Math.cos(index * step) * reach, centreY + Math.sin(index * step) * reach],
        [centreX + Math.cos((index + 0.5) * step) * reach, centreY + Math.sin((index + 0.5) * step) * reach],
      ]),
    );
    return blank()(brush, area, random) + halftoneShape(wedges.join(''), Number(level));
  };

/** Parallel speed lines. Faster movements have thicker lines. */
export const rush =
  (turn = '0'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const reach = width + height;
    const lines = Array.from({ length: 70 }, () => {
      const y = random.between(-reach / 2, reach / 2);
      const x = random.between(-reach / 2, reach * 0.1);
      const half = random.between(1, 6);
      return polygon([
        [x, y],
        [x + random.between(reach * 0.3, reach * 0.8), y - half],
        [x + random.between(reach * 0.3, reach * 0.8), y + half],
      ]);
    });
    return (
      blank()(brush, area, random) +
      `<g transform="translate(${(width / 2).toFixed(0)} ${(height / 2).toFixed(0)}) rotate(${turn})"><path d="${lines.join('')}" fill="#141414"/></g>`
    );
  };

/** Vertical lines from above, for bad news. */
export const gloom =
  (level = '2'): Art =>
  (brush, area, random) => {
    const strokes = Array.from({ length: Math.ceil(area.width / 14) }, (_, index) => {
      const x = index * 14 + random.between(-4, 4);
      return `M${x.toFixed(0)} -4v${(area.height * random.between(0.18, 0.62)).toFixed(0)}`;
    });
    return grey(level)(brush, area, random) + brush.line(strokes.join(''), 0.5);
  };

/** Soft discs and four-pointed stars, for emotion. */
export const sparkle =
  (level = '1'): Art =>
  (brush, area, random) => {
    const spots = Array.from({ length: 16 }, () =>
      ellipse(random.between(0, area.width), random.between(0, area.height), random.between(14, 60)),
    );
    const lights = Array.from({ length: 9 }, () => {
      const size = random.between(14, 46);
      return star(
        random.between(0, area.width),
        random.between(0, area.height),
        [size, size],
        [size * 0.16, size * 0.16],
        4,
      );
    });
    return (
      grey(level)(brush, area, random) +
      `<path d="${spots.join('')}" fill="#ffffff"/>` +
      brush.ink(lights.join(''), '#ffffff', 0.5)
    );
  };

/** A splash of ink at the point of an impact, given as shares of the panel. */
export const impact =
  (x = '0.5', y = '0.5'): Art =>
  (brush, area, random) => {
    const [centreX, centreY] = [Number(x) * area.width, Number(y) * area.height];
    const reach = Math.hypot(area.width, area.height);
    const spikes = Array.from({ length: 26 }, (_, index) => {
      const angle = ((index + random.between(-0.3, 0.3)) / 26) * 2 * Math.PI;
      const far = reach * random.between(0.26, 0.5);
      return [centreX + Math.cos(angle) * far, centreY + Math.sin(angle) * far] as const;
    });
    const jagged = spikes.flatMap(([spikeX, spikeY], index) => {
      const angle = ((index + 0.5) / 26) * 2 * Math.PI;
      const near = reach * 0.15;
      return [
        [spikeX, spikeY] as const,
        [centreX + Math.cos(angle) * near, centreY + Math.sin(angle) * near] as const,
      ];
    });
    return dark()(brush, area, random) + brush.fill(polygon(jagged), '#ffffff');
  };

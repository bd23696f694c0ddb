import { darken, lighten } from '../../drawing/ink/colour.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';

/** The spiral stairs from above or below, dark or lit. */
export const spiral =
  (end = 'dark', turns = '4'): Art =>
  (brush, { width, height }) => {
    const [x, y] = [width / 2, height / 2];
    const count = Number(turns) * 14;
    const reach = Math.hypot(width, height) * 0.7;
    const corner = (step: number, share: number): readonly [number, number] => {
      const angle = (step / 14) * 2 * Math.PI;
      const far = reach * 0.945 ** step * share;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    };
    const drawn = Array.from({ length: count + 14 }, (_, index) => {
      const step = index - 14;
      const depth = Math.max(0, step) / count;
      const tread =
        end === 'dark'
          ? darken('#dfe8e6', Math.min(0.97, 0.16 + depth * 1.5))
          : lighten('#56666e', Math.min(0.8, depth));
      const outer = polygon([
        corner(step, 1),
        corner(step + 1, 1),
        corner(step + 1, 0.46),
        corner(step, 0.46),
      ]);
      const riser = polygon([
        corner(step + 1, 1),
        corner(step + 1.28, 1),
        corner(step + 1.28, 0.46),
        corner(step + 1, 0.46),
      ]);
      return brush.ink(outer, tread, 0.5) + brush.fill(riser, darken(tread, 0.55));
    });
    return (
      brush.fill(bandAcross(-2, height + 4, width), '#1a2834') +
      drawn.join('') +
      (end === 'dark'
        ? brush.fill(ellipse(x, y, reach * 0.945 ** count * 0.7), '#02070f')
        : brush.fill(ellipse(x, y, 130), glow('#ffe08a')) + brush.fill(ellipse(x, y, 14), '#fff3c4'))
    );
  };

/** A cross-section of the tower: flights of stairs around a column, as many as fit the panel. */
export const flights =
  (light = 'dim', from = '0'): Art =>
  (brush, { width, height }) => {
    const [left, right] = [width * 0.16, width * 0.84];
    const storey = 300;
    let drawing =
      brush.fill(bandAcross(-2, height + 4, width), '#0c1622') +
      brush.fill(rectangle(left, -2, right - left, height + 4), light === 'dim' ? '#31424e' : '#1c2a36');
    for (let y = -storey + Number(from), even = true; y < height + storey; y += storey, even = !even) {
      const steps = Array.from({ length: 10 }, (_, index) => {
        const x = even ? left + ((right - left) * index) / 10 : right - ((right - left) * (index + 1)) / 10;
        return rectangle(x, y + (storey * index) / 10, (right - left) / 10 + 1, 40);
      });
      drawing += brush.ink(steps.join(''), even ? '#8a989e' : '#5f6e76', 0.6);
    }
    return (
      drawing +
      brush.fill(rectangle(width * 0.47, -2, width * 0.06, height + 4), '#1a2630') +
      brush.ink(
        rectangle(left - 60, -10, 60, height + 20) + rectangle(right, -10, 60, height + 20),
        '#56666e',
        0.8,
      )
    );
  };

/** A close-up of steps. 'wet' adds footprints that go down. */
export const steps =
  (trace = 'dry'): Art =>
  (brush, { width, height }) => {
    const rows = Array.from({ length: 7 }, (_, index) => {
      const y = height * (0.14 + index * 0.14);
      return (
        brush.ink(bandAcross(y, height * 0.14, width), index % 2 === 0 ? '#7f8f96' : '#6a7a82', 0.7) +
        brush.fill(bandAcross(y, height * 0.045, width), '#aab8bc')
      );
    });
    /* A footprint that goes down: heel above, toes below. */
    const foot = (x: number, y: number, side: number): string =>
      `${ellipse(x + side * 5, y - 34, 24, 22)}${ellipse(x + side * 2, y - 8, 20, 26)}${ellipse(x, y + 18, 36, 24)}` +
      [-30, -12, 5, 20, 32]
        .map((toe, index) => ellipse(x + side * toe, y + 52 - index * 4, 11 - index, 10 - index))
        .join('');
    const prints = [0, 1, 2, 3, 4, 5]
      .map((index) =>
        foot(width * (index % 2 === 0 ? 0.4 : 0.6), height * (0.22 + index * 0.14), index % 2 === 0 ? -1 : 1),
      )
      .join('');
    return (
      brush.fill(bandAcross(-2, height + 4, width), '#1a2834') +
      rows.join('') +
      (trace === 'wet' ? brush.fill(prints, '#1f5a6a') : '')
    );
  };

import { polygon, rectangle } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';
import { tone } from '../drawing/press/halftone.ts';

/** Pixels to draw beyond a panel's edges, which slanted gutters make visible. */
export const bleed = 70;

export const plainBackground =
  (colour: string): Art =>
  (brush, area) =>
    brush.fill(rectangle(-bleed, -2, area.width + 2 * bleed, area.height + 4), colour);

/** Rays in two colours around a point, given as shares of the panel. */
export const rays =
  (light: string, dark: string, x = 0.5, y = 0.6, count = 14): Art =>
  (brush, area) => {
    const reach = area.width + area.height;
    const [centreX, centreY] = [x * area.width, y * area.height];
    const wedges = Array.from({ length: count }, (_, index) => {
      const from = (index / count) * 2 * Math.PI;
      const to = ((index + 0.5) / count) * 2 * Math.PI;
      return polygon([
        [centreX, centreY],
        [centreX + Math.cos(from) * reach, centreY + Math.sin(from) * reach],
        [centreX + Math.cos(to) * reach, centreY + Math.sin(to) * reach],
      ]);
    });
    return (
      brush.fill(rectangle(-bleed, -2, area.width + 2 * bleed, area.height + 4), light) +
      brush.fill(wedges.join(''), dark)
    );
  };

/** Speed lines of manga: thin wedges that point at one place. */
export const speedLines =
  (ink: string, x = 0.5, y = 0.55, hollow = 0.34): Art =>
  (brush, area, random) => {
    const [centreX, centreY] = [x * area.width, y * area.height];
    const reach = Math.hypot(area.width, area.height);
    const lines = Array.from({ length: 90 }, (_, index) => {
      const angle = (index / 90) * 2 * Math.PI + random.between(-0.02, 0.02);
      const innerRadius = Math.min(area.width, area.height) * (hollow + random.between(0, 0.22));
      const halfAngle = random.between(0.004, 0.016);
      const stretch = area.width > area.height ? 1.35 : 1;
      return polygon([
        [centreX + Math.cos(angle) * innerRadius * stretch, centreY + Math.sin(angle) * innerRadius],
        [centreX + Math.cos(angle - halfAngle) * reach, centreY + Math.sin(angle - halfAngle) * reach],
        [centreX + Math.cos(angle + halfAngle) * reach, centreY + Math.sin(angle + halfAngle) * reach],
      ]);
    });
    return (
      brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, area.height), '#ffffff') +
      brush.fill(lines.join(''), ink)
    );
  };

/** Halftone dots over the whole panel. The grey bypasses the drawing style, which would change it. */
export const halftoneDots =
  (level: number): Art =>
  (_brush, area) =>
    `<path d="${rectangle(-bleed, 0, area.width + 2 * bleed, area.height)}" fill="${tone(level)}"/>`;

export const rain =
  (colour: string, amount = 90): Art =>
  (brush, area, random) => {
    const drops = Array.from({ length: amount }, () => {
      const length = random.between(22, 60);
      return `M${random.between(-30, area.width).toFixed(0)} ${random.between(-30, area.height).toFixed(0)}l${(-length * 0.25).toFixed(0)} ${length.toFixed(0)}`;
    });
    return `<g stroke-opacity=".5">${brush.stroke(drops.join(''), colour, 2.5)}</g>`;
  };

/** Several layers, from back to front. */
export const layers =
  (...arts: readonly Art[]): Art =>
  (brush, area, random) =>
    arts.map((art) => art(brush, area, random)).join('');

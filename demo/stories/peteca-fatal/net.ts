import { rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';

/** The net in the middle, seen along it, with one player on each side. */
export const net: Art = (brush, { width, height }) => {
  const [top, foot] = [height * 0.5, height * 0.9];
  const [near, far] = [width * 0.5, width * 0.5];
  const mesh = Array.from({ length: 12 }, (_, index) => {
    const y = top + ((foot - top) * 0.62 * index) / 12;
    return `M${near - 26} ${y + 26}L${far + 26} ${y}`;
  }).join('');
  return (
    brush.ink(rectangle(near - 34, top + 10, 14, foot - top + 30), '#22121f', 0.6) +
    brush.line(mesh, 0.5) +
    brush.ink(
      `M${near - 30} ${top + 20}L${far + 28} ${top - 8}V${top + 12}L${near - 30} ${top + 42}Z`,
      '#ffffff',
      0.8,
    ) +
    brush.ink(rectangle(far + 20, top - 14, 10, (foot - top) * 0.8), '#22121f', 0.6)
  );
};

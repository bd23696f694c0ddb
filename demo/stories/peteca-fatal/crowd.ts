import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { halftoneShape } from './moods.ts';

/** Rows of spectators in perspective. */
export const crowd: Art = (brush, area, random) => {
  const rows = area.height < 300 ? 4 : 6;
  let drawing = halftoneShape(rectangle(-bleed, 0, area.width + 2 * bleed, area.height), 6);
  for (let row = 0; row < rows; row += 1) {
    const size = Math.max(15, area.height * (0.055 + row * 0.014));
    const y = area.height * (0.1 + (row * 1.02) / rows);
    let [heads, bodies, hair, faces] = ['', '', '', ''];
    for (
      let x = -bleed + random.between(0, size);
      x < area.width + bleed;
      x += size * random.between(2.1, 2.7)
    ) {
      heads += ellipse(x, y, size * 0.72, size * 0.86);
      const fringe = size * random.between(-0.5, 0.1);
      hair += `M${x - size * 0.76} ${y + fringe}C${x - size * 0.8} ${y - size * 1.3} ${x + size * 0.8} ${y - size * 1.3} ${x + size * 0.76} ${y + fringe * 0.4}Q${x} ${y - size * 0.9} ${x - size * 0.76} ${y + fringe}Z`;
      if (size > 30)
        faces += `M${x - size * 0.28} ${y}v${size * 0.16}M${x + size * 0.28} ${y}v${size * 0.16}M${x - size * 0.2} ${y + size * 0.44}q${size * 0.2} ${size * random.between(-0.2, 0.34)} ${size * 0.4} 0`;
      bodies += `M${x - size * 1.15} ${y + size * 3}q0 ${-size * 2.1} ${size * 1.15} ${-size * 2.1}t${size * 1.15} ${size * 2.1}Z`;
    }
    drawing +=
      brush.ink(bodies, ['#dddddd', '#777777', '#ffffff'][row % 3] ?? '#ffffff', 0.7) +
      brush.ink(heads, '#ffffff', 0.7) +
      brush.fill(hair, ['#141414', '#444444', '#141414'][row % 3] ?? '#141414') +
      brush.line(faces, 0.8);
  }
  return drawing;
};

/** The parapet of the stands, in front of the spectators. */
export const rail: Art = (brush, { width, height }) => {
  const y = height - Math.min(90, height * 0.16);
  const bars = Array.from({ length: Math.ceil((width + 2 * bleed) / 80) }, (_, index) =>
    rectangle(-bleed + index * 80, y, 12, height - y + 10),
  ).join('');
  return (
    halftoneShape(rectangle(-bleed, y, width + 2 * bleed, height - y + 10), 4) +
    brush.ink(bars, '#ffffff', 0.7) +
    brush.ink(rectangle(-bleed, y - 14, width + 2 * bleed, 26), '#ffffff', 0.8)
  );
};

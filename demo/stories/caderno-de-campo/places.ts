import type { Brush } from '../../drawing/brush/brush.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, ellipse, placeDrawing, polygon, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { faint, squaredPaper } from './drafting.ts';
import { dish } from './props.ts';

export function starsIn(brush: Brush, { width, height }: Area, random: Random, amount: number): string {
  const small = Array.from({ length: amount }, () =>
    ellipse(random.between(0, width), random.between(0, height), random.between(1.2, 3.4)),
  ).join('');
  const large = Array.from({ length: Math.ceil(amount / 12) }, () =>
    star(random.between(0, width), random.between(0, height), [13, 13], [3, 3], 4),
  ).join('');
  return `<path d="${small}${large}" fill="${brush.style.line}"/>`;
}

/** Houses on a hillside, with lit windows if `lit`. */
function houses(brush: Brush, area: Area, random: Random, top: number, lit: boolean): string {
  let [walls, windows] = ['', ''];
  for (let row = 0, y = top; y < area.height + 60; row += 1, y += 62)
    for (let x = -bleed + (row % 2) * -46; x < area.width + bleed; ) {
      const wide = random.between(76, 128);
      const tall = random.between(56, 96);
      const slope = Math.abs(x + wide / 2 - area.width / 2) * 0.16;
      walls += brush.ink(
        rectangle(x, y + slope - tall + 62, wide, tall + 30),
        row % 2 === 0 ? '#3a4048' : '#5a626c',
        0.6,
      );
      if (random.next() > 0.35) windows += rectangle(x + wide * 0.2, y + slope - tall + 80, 18, 20);
      if (random.next() > 0.5) windows += rectangle(x + wide * 0.6, y + slope - tall + 84, 18, 20);
      x += wide - 6;
    }
  const glass = lit ? `<path d="${windows}" fill="${brush.style.line}"/>` : brush.fill(windows, '#101820');
  return walls + glass;
}

/** The observatory's dome with an open slit. The origin is the middle of its base. */
const dome = (brush: Brush): string =>
  brush.ink('M-170 0A170 170 0 0 1 170 0Z', '#8a96a2') +
  brush.line('M-120 -120Q-92 -60 -92 0M0 -170V0M120 -120Q92 -60 92 0', 0.5) +
  brush.ink('M20 -168L62 -182L120 -120L84 -96Z', '#101820') +
  brush.ink('M44 -92L96 -196L124 -182L76 -76Z', '#c4ccd4') +
  brush.ink(rectangle(-184, 0, 368, 34), '#5a626c') +
  brush.ink(rectangle(-150, 34, 300, 110), '#6a747e') +
  brush.ink(rectangle(-28, 60, 56, 84), '#101820') +
  brush.line('M-120 60H-60V100H-120ZM60 60H120V100H60Z', 0.6);

/** The hill with the dome on top. `light` is off during the power cut. */
export const hill =
  (light = 'on', x = '0.62'): Art =>
  (brush, area, random) => {
    const top = area.height * 0.66;
    const size = Math.min(1.3, area.height / 700);
    return (
      squaredPaper(brush, area) +
      starsIn(brush, { ...area, height: top }, random, light === 'on' ? 26 : 190) +
      placeDrawing(dome(brush.withScale(size)), Number(x) * area.width, top - 100 * size, size) +
      houses(brush, area, random, top, light === 'on')
    );
  };

/** The sky with the galaxy from corner to corner. */
export const galaxy =
  (amount = '260'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const band = Array.from({ length: Number(amount) * 2 }, () => {
      const along = random.between(-0.1, 1.1);
      const aside = (random.next() + random.next() + random.next() - 1.5) * 0.32;
      return ellipse(along * width, height * (0.95 - along * 0.85 + aside), random.between(1.3, 4.2));
    }).join('');
    const veil = (half: number): string =>
      faint(
        brush.fill(
          polygon([
            [-bleed, height * (1 - half)],
            [-bleed, height * (1 + half)],
            [width + bleed, height * (0.08 + half)],
            [width + bleed, height * (0.08 - half)],
          ]),
          '#ffffff',
        ),
        0.07,
      );
    return (
      squaredPaper(brush, area) +
      veil(0.3) +
      veil(0.18) +
      veil(0.08) +
      starsIn(brush, area, random, Number(amount)) +
      `<path d="${band}" fill="${brush.style.line}"/>`
    );
  };

/** The room below the dome: a blackboard, a shelf of notebooks, the light of a desk lamp. */
export const study = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const ground = height * 0.82;
  const books = Array.from({ length: 9 }, (_, index) =>
    rectangle(width * 0.72 + index * 22, height * 0.3 - random.between(40, 66), 18, 70),
  ).join('');
  return (
    squaredPaper(brush, area, '#20262e') +
    brush.ink(rectangle(width * 0.06, height * 0.16, width * 0.48, height * 0.36), '#0a0e14') +
    faint(
      brush.line(
        `M${width * 0.1} ${height * 0.44}Q${width * 0.2} ${height * 0.1} ${width * 0.3} ${height * 0.44}M${width * 0.1} ${height * 0.46}H${width * 0.32}${ellipse(width * 0.42, height * 0.32, 46)}M${width * 0.38} ${height * 0.32}h92M${width * 0.36} ${height * 0.46}h110`,
        0.8,
      ),
      0.7,
    ) +
    brush.ink(books, '#6a747e', 0.6) +
    brush.ink(rectangle(width * 0.7, height * 0.34, width * 0.26, 14), '#8a96a2', 0.7) +
    brush.ink(rectangle(-bleed, ground, width + 2 * bleed, height), '#2a3038', 0.8)
  );
};

/** The lookout beside the dome: a parapet, and the city lights below. */
export const lookout =
  (light = 'on'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const rail = height * 0.72;
    const city = Array.from({ length: light === 'on' ? 90 : 0 }, () =>
      rectangle(random.between(0, width), random.between(rail - 90, rail), 6, 6),
    ).join('');
    return (
      squaredPaper(brush, area) +
      starsIn(brush, { width, height: rail - 90 }, random, light === 'on' ? 20 : 170) +
      faint(
        brush.line(
          `M${-bleed} ${rail - 92}Q${width * 0.3} ${rail - 130} ${width * 0.6} ${rail - 96}T${width + bleed} ${rail - 110}`,
          0.8,
        ),
        0.8,
      ) +
      `<path d="${city}" fill="${brush.style.line}"/>` +
      brush.ink(rectangle(-bleed, rail, width + 2 * bleed, 26), '#8a96a2') +
      brush.ink(
        Array.from({ length: Math.ceil(width / 90) }, (_, index) =>
          rectangle(index * 90 + 20, rail + 26, 30, height * 0.14),
        ).join(''),
        '#5a626c',
        0.7,
      ) +
      brush.ink(rectangle(-bleed, rail + height * 0.14, width + 2 * bleed, height), '#2a3038')
    );
  };

/** A roof with an antenna that points up. */
export const antenna =
  (x = '0.6', stars = '90'): Art =>
  (brush, area, random) => {
    const size = Math.min(1.6, area.height / 560);
    return (
      squaredPaper(brush, area) +
      starsIn(brush, area, random, Number(stars)) +
      placeDrawing(dish(brush.withScale(size)), Number(x) * area.width, area.height * 0.86, size) +
      brush.ink(rectangle(-bleed, area.height * 0.86, area.width + 2 * bleed, area.height), '#3a4048')
    );
  };

/** The pantry: tiles, a shelf and the microwave oven on its bench. */
export const pantry = (): Art => (brush, area) => {
  const { width, height } = area;
  const bench = height * 0.7;
  return (
    squaredPaper(brush, area, '#20262e') +
    brush.ink(rectangle(width * 0.06, height * 0.3, width * 0.3, 14), '#8a96a2', 0.7) +
    brush.ink(
      [0.1, 0.17, 0.24, 0.31].map((x) => `M${width * x - 18} ${height * 0.3}v-44h36v44Z`).join(''),
      '#c4ccd4',
      0.7,
    ) +
    brush.ink(rectangle(-bleed, bench, width + 2 * bleed, 26), '#8a96a2') +
    brush.ink(rectangle(-bleed, bench + 26, width + 2 * bleed, height), '#3a4048') +
    brush.line([0.2, 0.5, 0.8].map((x) => `M${width * x} ${bench + 26}V${height}`).join(''), 0.7)
  );
};

/** The banner: the dark hill on the right, a veil on the left for the text. */
export const vigil = (): Art => (brush, area, random) =>
  hill('off', '0.76')(brush, area, random) +
  brush.fill(ellipse(0, area.height / 2, area.width * 0.62, area.height * 1.4), glow(brush.paint('#000000')));

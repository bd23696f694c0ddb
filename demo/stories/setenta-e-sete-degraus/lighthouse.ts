import type { Brush } from '../../drawing/brush/brush.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';

function waves(brush: Brush, width: number, from: number, to: number, high: number): string {
  const rows = 7;
  return Array.from({ length: rows }, (_, row) => {
    const y = from + ((to - from) * row) / rows;
    const step = 90 + row * 34;
    let path = `M${-bleed - step} ${y}`;
    for (let x = -bleed - step + (row % 2) * step * 0.5; x < width + bleed + step; x += step)
      path += `q${step * 0.5} ${-high * (0.4 + row * 0.16)} ${step} 0`;
    const tint = row % 2 === 0 ? '#1f6a7a' : '#17505f';
    return brush.fill(`${path}V${to + 20}H${-bleed - step}Z`, tint);
  }).join('');
}

function tower(brush: Brush, x: number, foot: number, high: number, lit: boolean): string {
  const wide = high * 0.2;
  const band = (from: number, to: number): string =>
    polygon([
      [x - wide * (0.5 - from * 0.16), foot - high * from],
      [x + wide * (0.5 - from * 0.16), foot - high * from],
      [x + wide * (0.5 - to * 0.16), foot - high * to],
      [x - wide * (0.5 - to * 0.16), foot - high * to],
    ]);
  const top = foot - high;
  return (
    brush.ink(band(0, 1), '#e8e8e0') +
    brush.fill(band(0.18, 0.36) + band(0.54, 0.72), '#a83a3a') +
    brush.ink(rectangle(x - wide * 0.44, top - high * 0.03, wide * 0.88, high * 0.04), '#3a4a5a') +
    brush.ink(
      rectangle(x - wide * 0.26, top - high * 0.15, wide * 0.52, high * 0.12),
      lit ? '#ffe08a' : '#5a6a7a',
    ) +
    brush.ink(
      `M${x - wide * 0.34} ${top - high * 0.15}Q${x} ${top - high * 0.27} ${x + wide * 0.34} ${top - high * 0.15}Z`,
      '#a83a3a',
    ) +
    brush.fill(
      [0.22, 0.46, 0.68].map((share) => rectangle(x - 9, foot - high * share, 18, 30)).join(''),
      '#12283a',
    )
  );
}

/** The lighthouse and the sea: 'calm', 'storm' or 'out' (without light). */
export const lighthouse =
  (weather = 'calm', at = '0.6', size = '0.5'): Art =>
  (brush, { width, height }, random) => {
    const [x, foot, high] = [width * Number(at), height * 0.74, height * Number(size)];
    const lamp = foot - high * 1.09;
    const isLit = weather !== 'out';
    const beam = (lean: number): string =>
      polygon([
        [x, lamp - 8],
        [x + lean * width * 1.4, lamp - height * 0.16],
        [x + lean * width * 1.4, lamp + height * 0.12],
        [x, lamp + 8],
      ]);
    const clouds = Array.from({ length: 9 }, () =>
      ellipse(
        random.between(0, width),
        random.between(0, height * 0.24),
        random.between(90, 220),
        random.between(24, 60),
      ),
    ).join('');
    const stars = Array.from({ length: 60 }, () =>
      ellipse(random.between(0, width), random.between(0, height * 0.5), random.between(1.2, 3.6)),
    ).join('');
    const rain = Array.from(
      { length: 110 },
      () => `M${random.between(0, width * 1.1).toFixed(0)} ${random.between(0, height).toFixed(0)}l-22 70`,
    ).join('');
    return (
      brush.fill(
        bandAcross(-2, height + 4, width),
        weather === 'calm' ? fade('#0a1c3a', '#2c6a78') : fade('#08101f', '#1f3a4a'),
      ) +
      (weather === 'calm' ? brush.fill(stars, '#ffffff') : brush.fill(clouds, '#1a2c3c')) +
      (isLit
        ? `<g fill-opacity=".28">${brush.fill(beam(1) + beam(-1), '#ffe08a')}</g>${brush.fill(ellipse(x, lamp, high * 0.4), glow('#ffe08a'))}`
        : '') +
      tower(brush, x, foot, high, isLit) +
      brush.ink(
        `M${x - width * 0.36} ${height * 0.8}L${x - width * 0.24} ${foot + 10}L${x - width * 0.1} ${foot - 12}H${x + width * 0.12}L${x + width * 0.22} ${foot + 20}L${x + width * 0.34} ${height * 0.8}Z`,
        '#26323e',
      ) +
      waves(brush, width, height * 0.77, height, weather === 'calm' ? 16 : 70) +
      (weather === 'storm' ? `<g stroke-opacity=".5">${brush.stroke(rain, '#bfe0e8', 3)}</g>` : '')
    );
  };

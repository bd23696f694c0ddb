import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { rays } from '../../places/mood.ts';

/** Cover of number 1: two halves of a court, divided by the shot. */
export const final = (): Art => (brush, area, random) =>
  rays('#ff4d5e', '#e02a48', 0.5, 0.6, 30)(brush, area, random) +
  brush.fill('M1220 520L-20 1330V1820H1220Z', '#4cc9f0') +
  brush.fill('M1220 500L-20 1310V1340L1220 530Z', '#ffffff');

/** Cover of number 2: a beam of moonlight in an empty hall. */
export const moonlight =
  (): Art =>
  (brush, { width, height }) => {
    const beam = polygon([
      [width * 0.3, -20],
      [width * 0.78, -20],
      [width * 1.04, height * 0.86],
      [width * 0.02, height * 0.86],
    ]);
    const girders = [0, 1, 2, 3, 4].map((index) => rectangle(index * 300 - 90, 0, 26, 560)).join('');
    return (
      brush.fill(rectangle(0, 0, width, height), fade('#141a4a', '#2c3a8a')) +
      brush.fill(girders + rectangle(0, 60, width, 26) + rectangle(0, 240, width, 26), '#0f1338') +
      brush.fill(beam, fade('#2a3684', '#c9b98a')) +
      brush.fill(rectangle(0, height * 0.8, width, height * 0.2), '#0f1338') +
      brush.fill(ellipse(width * 0.53, height * 0.9, 470, 90), '#ffe98a')
    );
  };

/** Cover of number 3: two pairs in two worlds. */
export const pairs = (): Art => (brush, area, random) => {
  const { width, height } = area;
  return (
    rays('#ffb02e', '#ff8a1e', 0.2, 0.7, 26)(brush, area, random) +
    brush.fill('M1220 -20H760L420 1820H1220Z', '#3a1c6a') +
    brush.fill(
      Array.from(
        { length: 12 },
        (_, index) =>
          `M${1220} ${index * 160 - 40}L${700 - index * 28} ${index * 160 + 20}L1220 ${index * 160 - 14}Z`,
      ).join(''),
      '#4c2886',
    ) +
    brush.fill('M770 -20H742L402 1820H430Z', '#ffffff') +
    brush.fill(
      `M-20 ${height * 0.9}Q${width * 0.16} ${height * 0.8} ${width * 0.34} ${height * 0.88}L${width * 0.36} ${height + 20}H-20Z`,
      '#2f8f5a',
    )
  );
};

/** Cover of number 4: rays behind the grandmother. */
export const sunrise = (): Art => (brush, area, random) => {
  const { width, height } = area;
  return (
    rays('#ffd24a', '#ff9a3a', 0.5, 0.56, 34)(brush, area, random) +
    brush.fill(ellipse(width / 2, height * 0.56, 620), glow('#ffffff')) +
    brush.fill(ellipse(width / 2, height * 0.56, 450), '#e8344e') +
    brush.fill(
      `M-20 ${height * 0.86}C${width * 0.2} ${height * 0.76} ${width * 0.32} ${height * 0.84} ${width * 0.5} ${height * 0.82}S${width * 0.86} ${height * 0.76} ${width + 20} ${height * 0.84}V${height + 20}H-20Z`,
      '#3a1c6a',
    )
  );
};

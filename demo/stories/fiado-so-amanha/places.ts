import type { Brush } from '../../drawing/brush/brush.ts';
import { type Area, ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { wavyPavement } from '../../places/city.ts';
import { counter, propAt, room } from '../../places/interior.ts';
import { bleed, layers, plainBackground } from '../../places/mood.ts';
import { board } from './props.ts';

/** Painted lettering that is part of the picture. */
const paintedLettering = (brush: Brush, text: string, size: number, y: number): string =>
  `<path d="${textPath(text, 'display', size, 0, y)}" fill="${brush.style.line}"/>`;

const tiles = ({ width, height }: Area): string => {
  let data = `M${-bleed} ${height * 0.6}H${width + bleed}`;
  for (let y = height * 0.6 + 34; y < height; y += 34) data += `M${-bleed} ${y}H${width + bleed}`;
  for (let x = -bleed; x < width + bleed; x += 34) data += `M${x} ${height * 0.6}V${height}`;
  return data;
};

/** The bar: white tiles below, bottles above. */
export const bar: Art = layers(
  room({ wall: '#b9b9b9', floor: '#dddddd', items: [['shelf', 0.5, 0.46, 1.1]] }),
  (brush, area) =>
    brush.fill(rectangle(-bleed, area.height * 0.6, area.width + 2 * bleed, area.height), '#ffffff') +
    brush.line(tiles(area), 0.35),
);
export const wall: Art = plainBackground('#ffffff');
export const top: Art = counter('#555555', 74);
export const boardwall: Art = layers(
  room({ wall: '#ffffff', floor: '#999999' }),
  propAt(board, 0.55, 0.56, 1),
);

const television = (brush: Brush): string =>
  brush.limb('M0 -60V-20', '#333333', 10) +
  brush.ink(rectangle(-110, -22, 220, 132), '#333333') +
  brush.fill(rectangle(-96, -8, 192, 104), '#ffffff') +
  brush.line('M0 -8V96M-96 44H96', 0.5) +
  brush.line(ellipse(0, 44, 26), 0.5);
/** The bar on the evening of the match. */
export const barcrowd: Art = layers(bar, (brush, { width, height }) =>
  placeDrawing(television(brush), width / 2, height * 0.2, Math.min(1.1, height / 480)),
);

/** Power lines above the street. */
const wires = (brush: Brush, width: number, height: number): string =>
  brush.line(
    [0.06, 0.11, 0.14]
      .map(
        (y) => `M${-bleed} ${height * y}Q${width / 2} ${height * (y + 0.1)} ${width + bleed} ${height * y}`,
      )
      .join(''),
    0.5,
  );

const front = (brush: Brush, { width, height }: Area): string =>
  placeDrawing(
    brush.ink(rectangle(-300, -330, 600, 340), '#d9d9d9') +
      brush.ink(rectangle(-220, -150, 130, 160), '#555555') +
      brush.ink(rectangle(-40, -150, 260, 100), '#ffffff') +
      brush.line('M46 -150V-50M132 -150V-50') +
      brush.ink(rectangle(-290, -300, 580, 76), '#ffffff') +
      paintedLettering(brush, 'BAR DO NESTOR', 62, -242) +
      brush.ink('M-310 -224H310L340 -160H-340Z', '#ffffff') +
      brush.fill([-290, -170, -50, 70, 190].map((x) => `M${x} -224h60l10 64h-76Z`).join(''), '#555555') +
      brush.line('M-310 -224H310L340 -160H-340Z'),
    width / 2,
    height * 0.84,
    Math.min(width / 640, height / 700),
  );
const pavement = wavyPavement('#ffffff', '#111111', 0.84);

/** The bar from the street: awning, name, door, and the wavy pavement of Rio. */
export const street: Art = layers(
  plainBackground('#ffffff'),
  (brush, area) => wires(brush, area.width, area.height) + front(brush, area),
  pavement,
);

const moonAndStars: Art = (brush, { width, height }) =>
  brush.fill(ellipse(width * 0.88, height * 0.14, Math.min(width, height) * 0.08), '#ffffff') +
  brush.fill(
    [0.06, 0.2, 0.38, 0.6, 0.74]
      .map((x, at) => ellipse(x * width, height * (0.06 + (at % 3) * 0.1), 5))
      .join(''),
    '#ffffff',
  );
/** The street at night. */
export const streetnight: Art = layers(plainBackground('#3a3a3a'), moonAndStars, front, pavement);

/** The neighbours' roofs at night with one lit window. */
export const houses: Art = layers(plainBackground('#3a3a3a'), moonAndStars, (brush, { width, height }) => {
  const ground = height + bleed;
  const lit = brush.ink(rectangle(width * 0.38, height * 0.72, width * 0.24, height * 0.18), '#ffffff');
  return (
    brush.ink(
      `M${-bleed} ${ground}V${height * 0.66}L${width * 0.14} ${height * 0.54}L${width * 0.32} ${height * 0.66}V${ground}ZM${width * 0.7} ${ground}V${height * 0.62}L${width * 0.88} ${height * 0.5}L${width + bleed} ${height * 0.6}V${ground}Z`,
      '#555555',
    ) +
    brush.ink(
      `M${width * 0.24} ${ground}V${height * 0.62}L${width * 0.5} ${height * 0.44}L${width * 0.76} ${height * 0.62}V${ground}Z`,
      '#d9d9d9',
    ) +
    brush.line(
      `M${width * 0.2} ${height * 0.65}L${width * 0.5} ${height * 0.44}L${width * 0.8} ${height * 0.65}`,
    ) +
    lit +
    brush.line(`M${width * 0.5} ${height * 0.72}V${height * 0.9}`)
  );
});

/** The bistro across the street, with one small table. */
export const bistro: Art = layers(
  plainBackground('#ffffff'),
  (brush, { width, height }) => {
    const size = Math.min(width / 640, height / 700);
    const plant =
      brush.ink('M-26 0V-40H26V0Z', '#555555') +
      brush.ink(ellipse(0, -76, 46, 44), '#3a3a3a') +
      brush.ink(ellipse(0, -140, 30), '#3a3a3a');
    const front =
      brush.ink(rectangle(-300, -340, 600, 350), '#333333') +
      brush.ink(rectangle(-90, -200, 180, 210), '#ffffff') +
      brush.line('M0 -200V10M-90 -90H90') +
      brush.ink(rectangle(-240, -320, 480, 84), '#ffffff') +
      paintedLettering(brush, 'LE MÉIER', 66, -254) +
      placeDrawing(plant, -190, 8) +
      placeDrawing(plant, 190, 8);
    return wires(brush, width, height) + placeDrawing(front, width / 2, height * 0.84, size);
  },
  wavyPavement('#ffffff', '#111111', 0.84),
);

export const flags: Art = (brush, { width, height }) => {
  const hung = Array.from({ length: Math.ceil(width / 70) + 2 }, (_, index) => {
    const x = index * 70 - 30;
    return `M${x} ${height * 0.05}h46v52l-23 -18l-23 18Z`;
  });
  const isOdd = (index: number): boolean => index % 2 === 1;
  return (
    brush.line(`M${-bleed} ${height * 0.05}H${width + bleed}`, 0.7) +
    brush.ink(hung.filter((_, index) => isOdd(index)).join(''), '#111111', 0.6) +
    brush.ink(hung.filter((_, index) => !isOdd(index)).join(''), '#ffffff', 0.6)
  );
};

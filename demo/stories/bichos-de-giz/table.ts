import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { house, whole } from './paper.ts';

/** A horizontal wax crayon that points to the right. */
export const stick = (brush: Brush, colour: string, length = 220): string =>
  brush.ink(`M0 -22H${length}L${length + 44} -6V6L${length} 22H0Z`, colour) +
  brush.ink(rectangle(34, -22, length - 70, 44), colour, 0.8) +
  brush.line(`M34 -22V22M${length - 36} -22V22`, 0.8) +
  brush.fill(rectangle(60, -8, length - 130, 16), '#ffffff', 0.8);

/** The dog of the first page, without a tail. */
const sketch = (brush: Brush): string =>
  brush.ink('M-90 0V-70Q-90 -104 -40 -100H60Q90 -96 90 -60V0H62V-40H-60V0Z', '#c48a4e') +
  brush.ink(ellipse(104, -118, 54, 46), '#c48a4e') +
  brush.ink(ellipse(70, -140, 18, 34), '#8a5630') +
  brush.fill(ellipse(116, -124, 7, 9), '#2b2433') +
  brush.ink(ellipse(152, -110, 12, 10), '#2b2433');

const scribble = (brush: Brush): string => {
  let data = 'M-310 -210';
  for (let y = -210; y < 170; y += 18) data += `L310 ${y + 9}L-310 ${y + 18}`;
  return brush.stroke(data, '#2b2433', 24);
};

const drawings = {
  dog: (brush: Brush) => placeDrawing(sketch(brush.withScale(1.5)), -30, 120, 1.5),
  stub: (brush: Brush) =>
    brush.line('M-60 90C-130 60 -120 -60 -60 -80C-70 -140 70 -140 60 -80C120 -60 130 60 60 90Z'),
  dark: (brush: Brush) => placeDrawing(house(brush), -170, 190, 0.9) + scribble(brush),
} as const;

/** Lia's table from above: her sheet, and her crayons around it. */
export const table =
  (what = 'dog'): Art =>
  (brush, area) => {
    const size = Math.min(area.width / 1000, area.height / 700);
    const sheet = brush.withScale(size);
    const drawing = what === 'stub' || what === 'dark' ? drawings[what] : drawings.dog;
    const crayons = [
      ['#e2382f', -450, -190, 74],
      ['#3f93e0', 400, -240, 82],
      ['#ffe14a', 360, 60, 66],
      ['#e0518f', -470, 250, -50],
      ['#8e4fb0', 180, 310, -8],
    ] as const;
    const last = what === 'stub' ? brush.ink('M340 -60h54l36 16v12l-36 16h-54Z', '#2c7f45') : '';
    const content =
      crayons.map(([colour, x, y, turn]) => placeDrawing(stick(sheet, colour), x, y, 1, turn)).join('') +
      placeDrawing(sheet.ink(rectangle(-320, -220, 640, 440), '#ffffff') + drawing(sheet), -20, 30, 1, -3) +
      placeDrawing(what === 'dark' ? stick(sheet, '#2b2433', 130) : '', 250, 170, 1, -38) +
      last;
    return (
      brush.fill(whole(area), '#c48a4e') +
      brush.line(
        [0.18, 0.42, 0.66, 0.9]
          .map(
            (y) =>
              `M-70 ${area.height * y}Q${area.width / 2} ${area.height * y + 24} ${area.width + 70} ${area.height * y}`,
          )
          .join(''),
        0.6,
        '#8a5630',
      ) +
      placeDrawing(content, area.width / 2, area.height / 2, size)
    );
  };

/** A giant crayon that comes from the sky to finish a drawing. */
export const giant: Art = (brush, area) => {
  const size = area.height / 460;
  return (
    brush.fill(whole(area), '#fffdf6') +
    brush.ink(
      `M-70 ${area.height - 60}Q${area.width / 2} ${area.height - 96} ${area.width + 70} ${area.height - 50}V${area.height + 20}H-70Z`,
      '#64b83f',
    ) +
    placeDrawing(stick(brush.withScale(size), '#e0518f', 420), area.width * 1.02, -150 * size, size, 128) +
    brush.stroke(`M${area.width * 0.36} ${area.height * 0.78}q24 -40 50 0t50 0t50 -10`, '#e0518f', 20)
  );
};

import { Brush } from './brush.ts';
import { textPath, widthOf } from './lettering.ts';
import type { Manner } from './manner.ts';
import { createRandom } from './random.ts';
import type { Art } from './scene.ts';
import { type Area, ellipse, place, rectangle } from './svg.ts';

export interface TitleLine {
  text: string;
  /** The middle of the line, its baseline, and the width it is made to fill. */
  x: number;
  y: number;
  width: number;
  colour: string;
  turn?: number;
  /** No higher than this, however short the word. */
  most?: number;
}

export interface Cover {
  manner: Manner;
  art: Art;
  title: readonly TitleLine[];
  /** Behind the letters: their outline and the hard shadow. */
  outline: string;
  shadow: string;
  /** One line over or under the title. */
  tagline?: { text: string; x: number; y: number; size: number; colour: string };
  /** Where the number is, as a disc. */
  number: { value: number; x: number; y: number; fill: string; ink: string };
  mark: { art: Art; x: number; y: number };
  frame?: string;
}

function drawTitle(line: TitleLine, outline: string, shadow: string): string {
  const size = Math.min((line.width / widthOf(line.text, 'display', 100)) * 100, line.most ?? 420);
  const data = textPath(line.text, 'display', size, 0, 0);
  const stroke = size * 0.085;
  const around = (colour: string, width: number): string =>
    `<path d="${data}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const letters =
    place(around(shadow, stroke), stroke * 0.75, stroke * 0.75) +
    around(outline, stroke) +
    `<path d="${data}" fill="${line.colour}"/>`;
  return place(letters, line.x, line.y, 1, line.turn ?? 0);
}

/** The room that the publisher's mark is drawn into. */
const markSize = 128;

export function drawCover(cover: Cover, area: Area, seed: string): string {
  const brush = new Brush(cover.manner);
  const { number, mark, tagline } = cover;
  const figure = `nº ${number.value}`;
  const disc =
    `<path d="${ellipse(number.x + 6, number.y + 6, 66)}" fill="${number.ink}"/><path d="${ellipse(number.x, number.y, 66)}" fill="${number.fill}" stroke="${number.ink}" stroke-width="6"/>` +
    `<path d="${textPath(figure, 'display', 54, number.x, number.y + 20)}" fill="${number.ink}"/>`;
  const small =
    tagline === undefined
      ? ''
      : `<path d="${textPath(tagline.text, 'plain', tagline.size, tagline.x, tagline.y)}" fill="${tagline.colour}"/>`;
  const frame =
    cover.frame === undefined
      ? ''
      : `<path d="${rectangle(22, 22, area.width - 44, area.height - 44)}" fill="none" stroke="${cover.frame}" stroke-width="14"/>`;
  return (
    cover.art(brush, area, createRandom(seed)) +
    frame +
    cover.title.map((line) => drawTitle(line, cover.outline, cover.shadow)).join('') +
    small +
    disc +
    place(mark.art(brush, { width: markSize, height: markSize }, createRandom(seed)), mark.x, mark.y)
  );
}

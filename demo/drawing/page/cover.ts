import { Brush } from '../brush/brush.ts';
import { createRandom } from '../ink/random.ts';
import { ellipse, placeDrawing, rectangle } from '../ink/svg.ts';
import type { Face } from '../ink/typeface.ts';
import { textPath, widthOf } from '../lettering/lettering.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import { drawComicPage, type PageDrawing } from './page.ts';
import type { Art, PageSetup, ScriptPage } from './scene.ts';

export interface TitleLine {
  text: string;
  /** Middle, baseline and width of the line. The font size is chosen to fill the width. */
  x: number;
  y: number;
  width: number;
  colour: string;
  /** In degrees. */
  rotation: number;
  face: Face;
}

export interface Cover {
  style: DrawingStyle;
  /** A page with one panel that fills the paper. */
  page: ScriptPage;
  title: readonly TitleLine[];
  titleColours: { outline: string; shadow: string };
  taglines: readonly { text: string; x: number; y: number; size: number; colour: string; face: Face }[];
  number: { text: string; x: number; y: number; fill: string; ink: string } | null;
  mark: { art: Art; x: number; y: number } | null;
  frame: string | null;
}

/** In pixels. Limits the height of short titles. */
export const maxTitleSize = 420;
/** Side of a publisher's mark in pixels. */
const markSize = 128;

function drawTitle(line: TitleLine, { outline, shadow }: Cover['titleColours']): string {
  const size = Math.min((line.width / widthOf(line.text, line.face, 100)) * 100, maxTitleSize);
  const data = textPath(line.text, line.face, size, 0, 0);
  const stroke = size * 0.085;
  const outlined = (colour: string): string =>
    `<path d="${data}" fill="${colour}" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"/>`;
  const layers =
    placeDrawing(outlined(shadow), stroke * 0.75, stroke * 0.75) +
    outlined(outline) +
    `<path d="${data}" fill="${line.colour}"/>`;
  return placeDrawing(layers, line.x, line.y, 1, line.rotation);
}

function drawNumber({ text, x, y, fill, ink }: NonNullable<Cover['number']>): string {
  return (
    `<path d="${ellipse(x + 6, y + 6, 66)}" fill="${ink}"/>` +
    `<path d="${ellipse(x, y, 66)}" fill="${fill}" stroke="${ink}" stroke-width="6"/>` +
    `<path d="${textPath(text, 'display', 54, x, y + 20)}" fill="${ink}"/>`
  );
}

export function drawCover(cover: Cover, setup: PageSetup, seed: string): PageDrawing {
  const { page, style, title, titleColours, taglines, number, mark, frame } = cover;
  const { width, height } = page.area;
  const picture = drawComicPage(page, { ...setup, style }, seed);
  const frameLine =
    frame === null
      ? ''
      : `<path d="${rectangle(22, 22, width - 44, height - 44)}" fill="none" stroke="${frame}" stroke-width="14"/>`;
  const markArea = { width: markSize, height: markSize };
  const lettering =
    frameLine +
    title.map((line) => drawTitle(line, titleColours)).join('') +
    taglines
      .map(
        ({ text, face, size, x, y, colour }) =>
          `<path d="${textPath(text, face, size, x, y)}" fill="${colour}"/>`,
      )
      .join('') +
    (number === null ? '' : drawNumber(number)) +
    (mark === null
      ? ''
      : placeDrawing(mark.art(new Brush(style), markArea, createRandom(seed)), mark.x, mark.y));
  return { art: picture.art, lettering: picture.lettering + lettering };
}

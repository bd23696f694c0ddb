import { lightness } from '../ink/colour.ts';
import { createRandom } from '../ink/random.ts';
import { type Area, group, place, polygon, rectangle } from '../ink/svg.ts';
import { textPath } from '../lettering/lettering.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import { framesOf, type PanelFrame } from './frames.ts';
import { drawPanel, drawPanelWords } from './panel.ts';
import type { PageSetup, ComicPage } from './scene.ts';
import { stage } from './stage.ts';

/** A page as two drawings: what a press may coarsen, and what lies over it. */
export interface PageDrawing {
  art: string;
  letters: string;
}

export function drawComicPage(page: ComicPage, look: PageSetup, seed: string): PageDrawing {
  const random = createRandom(seed);
  const { style } = look;
  const frames = framesOf(page, look).map((frame) => ({ frame, staged: stage(frame, look) }));
  const drawn = frames.map(({ frame, staged }, index) => ({
    isInset: frame.panel.inset !== null,
    art: framed(frame, drawPanel(frame, staged, style, random), style, index),
    letters: place(drawPanelWords(staged, style), frame.x, frame.y),
  }));
  const inOrder = [...drawn.filter(({ isInset }) => !isInset), ...drawn.filter(({ isInset }) => isInset)];
  const { width, height } = page.area;
  const paper = `<rect width="${width}" height="${height}" fill="${page.paper ?? style.page}"/>`;
  return {
    art: paper + inOrder.map(({ art }) => art).join(''),
    letters:
      inOrder.map(({ letters }) => letters).join('') +
      (page.end === null ? '' : drawEnd(page.end, page.area, style, page.paper ?? style.page)),
  };
}

function framed({ panel, x, y, area, corners }: PanelFrame, picture: string, style: DrawingStyle, index: number) {
  const outline = polygon(corners);
  const content = group(picture, `clip-path="url(#frame${index})"`);
  const halo = style.gutter * 0.7;
  const under =
    panel.inset === null
      ? ''
      : `<path d="${rectangle(-halo, -halo, area.width + 2 * halo, area.height + 2 * halo)}" fill="${style.page}"/>`;
  const border =
    style.border === 0 || !panel.hasBorder
      ? ''
      : `<path d="${outline}" fill="none" stroke="${style.line}" stroke-width="${style.border}" stroke-linejoin="round"/>`;
  return place(
    `<clipPath id="frame${index}"><path d="${outline}"/></clipPath>${under}${content}${border}`,
    x,
    y,
  );
}

function drawEnd(text: string, { width, height }: Area, style: DrawingStyle, paper: string): string {
  const data = textPath(text, style.words.title ?? 'display', 40, width / 2, height - style.margin - 4);
  const colour = lightness(paper) > 0.5 ? '#16121a' : '#f5f0ff';
  // Its own paper around the letters: the page may run under them to its edge.
  return `<path d="${data}" fill="none" stroke="${paper}" stroke-width="16" stroke-linejoin="round"/><path d="${data}" fill="${colour}"/>`;
}

import { lightness } from '../ink/colour.ts';
import { createRandom } from '../ink/random.ts';
import { type Area, group, place, polygon, rectangle } from '../ink/svg.ts';
import { textPath } from '../lettering/lettering.ts';
import type { Manner } from '../manners/manner.ts';
import { framesOf, type PanelFrame } from './frames.ts';
import { drawPanel, drawPanelWords } from './panel.ts';
import type { Look, Page } from './scene.ts';
import { stage } from './stage.ts';

/** A page as two drawings: what a press may coarsen, and what lies over it. */
export interface PageDrawing {
  art: string;
  letters: string;
}

export function drawComicPage(page: Page, look: Look, seed: string): PageDrawing {
  const random = createRandom(seed);
  const { manner } = look;
  const frames = framesOf(page, look).map((frame) => ({ frame, staged: stage(frame, look) }));
  const drawn = frames.map(({ frame, staged }, index) => ({
    isInset: frame.panel.inset !== null,
    art: framed(frame, drawPanel(frame, staged, manner, random), manner, index),
    letters: place(drawPanelWords(staged, manner), frame.x, frame.y),
  }));
  const inOrder = [...drawn.filter(({ isInset }) => !isInset), ...drawn.filter(({ isInset }) => isInset)];
  const { width, height } = page.area;
  const paper = `<rect width="${width}" height="${height}" fill="${page.paper ?? manner.page}"/>`;
  return {
    art: paper + inOrder.map(({ art }) => art).join(''),
    letters:
      inOrder.map(({ letters }) => letters).join('') +
      (page.end === null ? '' : drawEnd(page.end, page.area, manner, page.paper ?? manner.page)),
  };
}

function framed({ panel, x, y, area, corners }: PanelFrame, picture: string, manner: Manner, index: number) {
  const outline = polygon(corners);
  const content = group(picture, `clip-path="url(#frame${index})"`);
  const halo = manner.gutter * 0.7;
  const under =
    panel.inset === null
      ? ''
      : `<path d="${rectangle(-halo, -halo, area.width + 2 * halo, area.height + 2 * halo)}" fill="${manner.page}"/>`;
  const border =
    manner.border === 0 || !panel.hasBorder
      ? ''
      : `<path d="${outline}" fill="none" stroke="${manner.line}" stroke-width="${manner.border}" stroke-linejoin="round"/>`;
  return place(
    `<clipPath id="frame${index}"><path d="${outline}"/></clipPath>${under}${content}${border}`,
    x,
    y,
  );
}

function drawEnd(text: string, { width, height }: Area, manner: Manner, paper: string): string {
  const data = textPath(text, manner.words.title ?? 'display', 40, width / 2, height - manner.margin - 4);
  const colour = lightness(paper) > 0.5 ? '#16121a' : '#f5f0ff';
  // Its own paper around the letters: the page may run under them to its edge.
  return `<path d="${data}" fill="none" stroke="${paper}" stroke-width="16" stroke-linejoin="round"/><path d="${data}" fill="${colour}"/>`;
}

import { lightness } from '../ink/colour.ts';
import { createRandom } from '../ink/random.ts';
import { type Area, group, placeDrawing, polygon, rectangle } from '../ink/svg.ts';
import { textPath } from '../lettering/lettering.ts';
import type { DrawingStyle } from '../styles/drawing-style.ts';
import { framesOf, type PanelFrame } from './frames.ts';
import { drawPanel, drawPanelBalloons } from './panel.ts';
import type { PageSetup, ScriptPage } from './scene.ts';
import { stagePanel } from './stage.ts';

/** A page in two layers. A press may reduce the resolution of `art`; `lettering` stays sharp above it. */
export interface PageDrawing {
  art: string;
  lettering: string;
}

export function drawComicPage(page: ScriptPage, setup: PageSetup, seed: string): PageDrawing {
  const random = createRandom(seed);
  const { style } = setup;
  const frames = framesOf(page, setup).map((frame) => ({ frame, staged: stagePanel(frame, setup) }));
  const panels = frames.map(({ frame, staged }, index) => ({
    isInset: frame.panel.inset !== null,
    art: drawFrame(frame, drawPanel(frame, staged, style, random), style, index),
    lettering: placeDrawing(drawPanelBalloons(staged, style), frame.x, frame.y),
  }));
  const inOrder = [...panels.filter(({ isInset }) => !isInset), ...panels.filter(({ isInset }) => isInset)];
  const { width, height } = page.area;
  const paper = `<rect width="${width}" height="${height}" fill="${page.paper ?? style.paper}"/>`;
  return {
    art: paper + inOrder.map(({ art }) => art).join(''),
    lettering:
      inOrder.map(({ lettering }) => lettering).join('') +
      (page.end === null ? '' : drawEnd(page.end, page.area, style, page.paper ?? style.paper)),
  };
}

function drawFrame(
  { panel, x, y, area, corners }: PanelFrame,
  picture: string,
  style: DrawingStyle,
  index: number,
) {
  const outline = polygon(corners);
  const content = group(picture, `clip-path="url(#frame${index})"`);
  const halo = style.gutter * 0.7;
  const under =
    panel.inset === null
      ? ''
      : `<path d="${rectangle(-halo, -halo, area.width + 2 * halo, area.height + 2 * halo)}" fill="${style.paper}"/>`;
  const border =
    style.border === 0 || !panel.hasBorder
      ? ''
      : `<path d="${outline}" fill="none" stroke="${style.line}" stroke-width="${style.border}" stroke-linejoin="round"/>`;
  return placeDrawing(
    `<clipPath id="frame${index}"><path d="${outline}"/></clipPath>${under}${content}${border}`,
    x,
    y,
  );
}

function drawEnd(text: string, { width, height }: Area, style: DrawingStyle, paper: string): string {
  const data = textPath(text, style.lettering.title ?? 'display', 40, width / 2, height - style.margin - 4);
  const colour = lightness(paper) > 0.5 ? '#16121a' : '#f5f0ff';
  // Outline the text with the paper colour, because a bleeding panel may lie below it.
  return `<path d="${data}" fill="none" stroke="${paper}" stroke-width="16" stroke-linejoin="round"/><path d="${data}" fill="${colour}"/>`;
}

import { textPath } from './lettering.ts';
import type { Manner } from './manner.ts';
import { drawPanel } from './panel.ts';
import { createRandom } from './random.ts';
import type { Page, Panel } from './scene.ts';
import { type Area, group, type Point, place, polygon } from './svg.ts';

export interface PanelFrame {
  panel: Panel;
  x: number;
  y: number;
  area: Area;
  /** The corners inside the frame; a slanted gutter moves them. */
  corners: readonly Point[];
}

const endRoom = 58;

/** Cuts the page into frames, row by row, in reading order. */
export function framesOf(
  page: Page,
  { width, height }: Area,
  manner: Manner,
  rightToLeft: boolean,
): PanelFrame[] {
  const { margin, gutter } = manner;
  const inner = {
    width: width - 2 * margin,
    height: height - 2 * margin - (page.end === undefined ? 0 : endRoom),
  };
  const heights = page.rows.map((row) => row.height ?? 1);
  const unit = (inner.height - gutter * (heights.length - 1)) / heights.reduce((sum, each) => sum + each, 0);
  const frames: PanelFrame[] = [];
  let y = margin;
  page.rows.forEach((row, index) => {
    const rowHeight = unit * (heights[index] ?? 1);
    const total = row.panels.reduce((sum, panel) => sum + (panel.width ?? 1), 0);
    const widthUnit = (inner.width - gutter * (row.panels.length - 1)) / total;
    let start = 0;
    row.panels.forEach((panel, position) => {
      const panelWidth = widthUnit * (panel.width ?? 1);
      const x = rightToLeft ? width - margin - start - panelWidth : margin + start;
      const slant = row.slant ?? 0;
      const [outerLeft, outerRight] = rightToLeft
        ? [position === row.panels.length - 1, position === 0]
        : [position === 0, position === row.panels.length - 1];
      const [left, right] = [outerLeft ? 0 : slant, outerRight ? 0 : slant];
      frames.push({
        panel,
        x,
        y,
        area: { width: panelWidth, height: rowHeight },
        corners: [
          [left, 0],
          [panelWidth + right, 0],
          [panelWidth - right, rowHeight],
          [-left, rowHeight],
        ],
      });
      start += panelWidth + gutter;
    });
    y += rowHeight + gutter;
  });
  return frames;
}

function drawEnd(text: string, { width, height }: Area, manner: Manner): string {
  const data = textPath(text, 'display', 40, width / 2, height - manner.margin - 4);
  const colour = manner.weight === 0 ? '#f5f0ff' : manner.line;
  return `<path d="${data}" fill="${colour}"/>`;
}

export function drawComicPage(
  page: Page,
  area: Area,
  manner: Manner,
  rightToLeft: boolean,
  seed: string,
): string {
  const random = createRandom(seed);
  const panels = framesOf(page, area, manner, rightToLeft).map((frame, index) => {
    const outline = polygon(frame.corners);
    const border =
      manner.border === 0
        ? ''
        : `<path d="${outline}" fill="none" stroke="${manner.line}" stroke-width="${manner.border}" stroke-linejoin="round"/>`;
    const content = group(
      drawPanel(frame.panel, frame.area, manner, rightToLeft, random),
      `clip-path="url(#frame${index})"`,
    );
    return place(
      `<clipPath id="frame${index}"><path d="${outline}"/></clipPath>${content}${border}`,
      frame.x,
      frame.y,
    );
  });
  const paper = `<rect width="${area.width}" height="${area.height}" fill="${manner.page}"/>`;
  return paper + panels.join('') + (page.end === undefined ? '' : drawEnd(page.end, area, manner));
}

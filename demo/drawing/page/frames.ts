import type { Area, Point } from '../ink/svg.ts';
import type { PageSetup, Row, ScriptPage, ScriptPanel } from './scene.ts';

/** A panel with its position on the page in pixels. */
export interface PanelFrame {
  panel: ScriptPanel;
  x: number;
  y: number;
  area: Area;
  /** Relative to the frame's top left corner. A slanted gutter moves them. */
  corners: readonly Point[];
  /** Distance that balloons keep from each side. It is larger where the panel bleeds. */
  safe: Sides;
}

export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance between balloons and a panel's border in pixels. */
const balloonMargin = 14;
/** Pixels that a bleeding panel extends beyond the paper, so that no border shows at the edge. */
const bleedMargin = 12;
/** Height of the text at the foot of the last page in pixels. */
const endHeight = 58;

const panelsInRow = (row: Row): readonly ScriptPanel[] => row.panels.filter(({ inset }) => inset === null);

/** Divides a page into frames in the order of its script. */
export function framesOf(page: ScriptPage, { style, isRightToLeft }: PageSetup): PanelFrame[] {
  const { margin, gutter } = style;
  const { width, height } = page.area;
  const rows = page.rows.filter((row) => panelsInRow(row).length > 0);
  const foot = page.end === null ? 0 : endHeight;
  const shares = rows.reduce((sum, row) => sum + row.height, 0);
  const unit = (height - 2 * margin - foot - gutter * (rows.length - 1)) / shares;
  let top = margin;
  return page.rows.flatMap((row) => {
    const rowHeight = panelsInRow(row).length > 0 ? unit * row.height : 0;
    const ends = { isFirst: row === rows[0], isLast: row === rows.at(-1) };
    const frames = framesOfRow(row, { y: top, height: rowHeight, ...ends }, page.area);
    if (rowHeight > 0) top += rowHeight + gutter;
    return frames;
  });

  function framesOfRow(
    row: Row,
    band: { y: number; height: number; isFirst: boolean; isLast: boolean },
    paper: Area,
  ): PanelFrame[] {
    const panels = panelsInRow(row);
    const total = panels.reduce((sum, panel) => sum + panel.width, 0);
    const unitWidth = (paper.width - 2 * margin - gutter * (panels.length - 1)) / total;
    let start = margin;
    return row.panels.map((panel) => {
      if (panel.inset !== null) return insetFrame(panel, panel.inset, paper);
      const panelWidth = unitWidth * panel.width;
      const x = isRightToLeft ? paper.width - start - panelWidth : start;
      start += panelWidth + gutter;
      const [first, last] = [panel === panels[0], panel === panels.at(-1)];
      const outer = {
        left: isRightToLeft ? last : first,
        right: isRightToLeft ? first : last,
        top: band.isFirst,
        bottom: band.isLast,
      };
      return buildFrame(panel, { x, y: band.y, width: panelWidth, height: band.height }, outer, row.slant);
    });
  }

  function buildFrame(
    panel: ScriptPanel,
    box: { x: number; y: number } & Area,
    outer: Record<keyof Sides, boolean>,
    slant: number,
  ): PanelFrame {
    const bleedsAt = (side: keyof Sides): boolean => panel.bleeds && outer[side];
    const [left, upper] = [bleedsAt('left') ? -bleedMargin : box.x, bleedsAt('top') ? -bleedMargin : box.y];
    const right = bleedsAt('right') ? width + bleedMargin : box.x + box.width;
    const lower = bleedsAt('bottom') ? height + bleedMargin : box.y + box.height;
    const area = { width: right - left, height: lower - upper };
    const [leanLeft, leanRight] = [outer.left ? 0 : slant, outer.right ? 0 : slant];
    const marginAt = (side: keyof Sides): number => (bleedsAt(side) ? bleedMargin + margin : balloonMargin);
    return {
      panel,
      x: left,
      y: upper,
      area,
      corners: [
        [leanLeft, 0],
        [area.width + leanRight, 0],
        [area.width - leanRight, area.height],
        [-leanLeft, area.height],
      ],
      safe: {
        left: marginAt('left'),
        top: marginAt('top'),
        right: marginAt('right'),
        bottom: marginAt('bottom'),
      },
    };
  }
}

function insetFrame(panel: ScriptPanel, inset: NonNullable<ScriptPanel['inset']>, paper: Area): PanelFrame {
  const area = { width: inset.width * paper.width, height: inset.height * paper.height };
  return {
    panel,
    x: inset.x * paper.width,
    y: inset.y * paper.height,
    area,
    corners: [
      [0, 0],
      [area.width, 0],
      [area.width, area.height],
      [0, area.height],
    ],
    safe: { left: balloonMargin, top: balloonMargin, right: balloonMargin, bottom: balloonMargin },
  };
}

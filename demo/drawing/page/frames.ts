import type { Area, Point } from '../ink/svg.ts';
import type { PageSetup, ComicPage, ComicPanel, Row } from './scene.ts';

/** A panel and its place on the page, in pixels. */
export interface PanelFrame {
  panel: ComicPanel;
  x: number;
  y: number;
  area: Area;
  /** The corners inside the frame; a slanted gutter moves them. */
  corners: readonly Point[];
  /** How far words keep from each side: more where the panel runs off the paper. */
  safe: Sides;
}

export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far balloons keep from a panel's border. */
const wordsMargin = 14;
/** Panels without border keep off the paper's edge by running past it. */
const past = 12;
const endRoom = 58;

const inRow = (row: Row): readonly ComicPanel[] => row.panels.filter(({ inset }) => inset === null);

/** Cuts the page into frames in reading order; insets come where the script has them. */
export function framesOf(page: ComicPage, { style, rightToLeft }: PageSetup): PanelFrame[] {
  const { margin, gutter } = style;
  const { width, height } = page.area;
  const standing = page.rows.filter((row) => inRow(row).length > 0);
  const foot = page.end === null ? 0 : endRoom;
  const shares = standing.reduce((sum, row) => sum + row.height, 0);
  const unit = (height - 2 * margin - foot - gutter * (standing.length - 1)) / shares;
  let top = margin;
  return page.rows.flatMap((row) => {
    const rowHeight = inRow(row).length > 0 ? unit * row.height : 0;
    const ends = { isFirst: row === standing[0], isLast: row === standing.at(-1) };
    const frames = framesOfRow(row, { y: top, height: rowHeight, ...ends }, page.area);
    if (rowHeight > 0) top += rowHeight + gutter;
    return frames;
  });

  function framesOfRow(
    row: Row,
    band: { y: number; height: number; isFirst: boolean; isLast: boolean },
    paper: Area,
  ): PanelFrame[] {
    const panels = inRow(row);
    const total = panels.reduce((sum, panel) => sum + panel.width, 0);
    const unitWidth = (paper.width - 2 * margin - gutter * (panels.length - 1)) / total;
    let start = margin;
    return row.panels.map((panel) => {
      if (panel.inset !== null) return insetFrame(panel, panel.inset, paper);
      const panelWidth = unitWidth * panel.width;
      const x = rightToLeft ? paper.width - start - panelWidth : start;
      start += panelWidth + gutter;
      const [first, last] = [panel === panels[0], panel === panels.at(-1)];
      const outer = {
        left: rightToLeft ? last : first,
        right: rightToLeft ? first : last,
        top: band.isFirst,
        bottom: band.isLast,
      };
      return frame(panel, { x, y: band.y, width: panelWidth, height: band.height }, outer, row.slant);
    });
  }

  function frame(
    panel: ComicPanel,
    box: { x: number; y: number } & Area,
    outer: Record<keyof Sides, boolean>,
    slant: number,
  ): PanelFrame {
    const runs = (side: keyof Sides): boolean => panel.bleeds && outer[side];
    const [left, upper] = [runs('left') ? -past : box.x, runs('top') ? -past : box.y];
    const right = runs('right') ? width + past : box.x + box.width;
    const lower = runs('bottom') ? height + past : box.y + box.height;
    const area = { width: right - left, height: lower - upper };
    const [leanLeft, leanRight] = [outer.left ? 0 : slant, outer.right ? 0 : slant];
    const margins = (side: keyof Sides): number => (runs(side) ? past + margin : wordsMargin);
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
        left: margins('left'),
        top: margins('top'),
        right: margins('right'),
        bottom: margins('bottom'),
      },
    };
  }
}

function insetFrame(panel: ComicPanel, inset: NonNullable<ComicPanel['inset']>, paper: Area): PanelFrame {
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
    safe: { left: wordsMargin, top: wordsMargin, right: wordsMargin, bottom: wordsMargin },
  };
}

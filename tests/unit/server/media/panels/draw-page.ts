import sharp from 'sharp';
import type { PageBox } from '../../../../../server/media/panels/reading-order.ts';

const [pageWidth, pageHeight] = [600, 900];

interface PageDrawing {
  paper?: string;
  ink?: string;
  fill?: string;
  /** SVG above the panels. */
  above?: string;
}

/** Draws a page with framed panels in pixels. */
export function drawPage(
  boxes: readonly PageBox[],
  { paper = '#fff', ink = '#111', fill = '#9bc', above = '' }: PageDrawing = {},
): Promise<Buffer> {
  const panels = boxes.map(
    ({ x, y, width, height }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${ink}" stroke-width="3"/><circle cx="${x + width / 2}" cy="${y + height / 2}" r="${Math.min(width, height) / 4}" fill="#e86"/>`,
  );
  return drawSvg(`<rect width="100%" height="100%" fill="${paper}"/>${panels.join('')}${above}`);
}

export const drawSvg = (content: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pageWidth}" height="${pageHeight}">${content}</svg>`,
    ),
  )
    .jpeg({ quality: 85 })
    .toBuffer();

export const box = (x: number, y: number, width: number, height: number): PageBox => ({
  x,
  y,
  width,
  height,
});

/** Expects the panels in this order, with at most eight pixels difference at each side. */
export function expectPanels(panels: readonly PageBox[], expected: readonly PageBox[]): void {
  const sidesOf = ({ x, y, width, height }: PageBox) => [x, y, x + width, y + height].map(Math.round);
  const inPixels = panels.map(({ x, y, width, height }) =>
    sidesOf(box(x * pageWidth, y * pageHeight, width * pageWidth, height * pageHeight)),
  );
  const close = (sides: number[], others: number[] | undefined) =>
    sides.every((side, index) => Math.abs(side - (others?.[index] ?? 0)) <= 8);
  const sides = expected.map(sidesOf);
  expect(inPixels.map((panel, index) => (close(panel, sides[index]) ? sides[index] : panel))).toEqual(sides);
}

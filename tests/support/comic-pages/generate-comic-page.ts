import sharp from 'sharp';
import { createRandom, type Random } from '../../../demo/drawing/ink/random.ts';
import type { PageBox, PanelDirection } from '../../../server/media/panels/reading-order.ts';
import { type Corner, type DrawnPanel, layOutPage } from './comic-layout.ts';
import { type ArtBox, drawBalloon, drawFigure, drawPanelArt } from './draw-panel-art.ts';
import { type ComicKind, type PageStyle, pickPageStyle } from './page-style.ts';

/** A generated page with its panels. */
export interface GeneratedPage {
  readonly bytes: Buffer;
  readonly direction: PanelDirection;
  /** In reading order, in shares of the page. */
  readonly panels: readonly PageBox[];
  readonly style: PageStyle;
}

/** Draws a page at random. The same seed returns the same page. */
export async function generateComicPage(
  kind: ComicKind,
  seed: string,
  changes: Partial<PageStyle> = {},
): Promise<GeneratedPage> {
  const random = createRandom(`${kind}/${seed}`);
  const style = { ...pickPageStyle(random, kind), ...changes };
  const direction = kind === 'manga' ? 'rtl' : 'ltr';
  const laidOut = layOutPage(random, style).map((panel) => (style.bleeds ? bleed(panel, style) : panel));
  const panels = direction === 'rtl' ? laidOut.map((panel) => mirror(panel, style)) : laidOut;
  return {
    bytes: await encode(drawPage(random, style, panels), style, random),
    direction,
    panels: panels.map((panel) => toShares(boxOf(panel), style)),
    style,
  };
}

function bleed({ corners, isInset }: DrawnPanel, { width, height, margin }: PageStyle): DrawnPanel {
  const moved = corners.map(
    ([x, y]): Corner => [
      x <= margin + 1 ? -4 : x >= width - margin - 1 ? width + 4 : x,
      y <= margin + 1 ? -4 : y >= height - margin - 1 ? height + 4 : y,
    ],
  );
  return { isInset, corners: moved };
}

function mirror({ corners, isInset }: DrawnPanel, { width }: PageStyle): DrawnPanel {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners.map(([x, y]): Corner => [width - x, y]) as [
    Corner,
    Corner,
    Corner,
    Corner,
  ];
  return { isInset, corners: [topRight, topLeft, bottomLeft, bottomRight] };
}

function boxOf({ corners }: DrawnPanel): ArtBox {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function toShares(box: ArtBox, { width, height }: PageStyle): PageBox {
  const [left, right] = [Math.max(0, box.left) / width, Math.min(width, box.right) / width];
  const [top, bottom] = [Math.max(0, box.top) / height, Math.min(height, box.bottom) / height];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function drawPage(random: Random, style: PageStyle, panels: readonly DrawnPanel[]): string {
  const { width, height, paper, paperEnd } = style;
  const background = `<linearGradient id="paper" x2="0.3" y2="1"><stop stop-color="${paper}"/><stop offset="1" stop-color="${paperEnd}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#paper)"/>`;
  const pageNumber = `<text x="${width / 2}" y="${height - 6}" font-size="15" fill="#888">${Math.floor(random.between(1, 99))}</text>`;
  const inOrder = [...panels].sort((one, other) => Number(one.isInset) - Number(other.isInset));
  const pictures = inOrder.map((panel, index) => drawPanel(random, style, panel, String(index)));
  const above = panels.map((panel) => drawAbove(random, style, boxOf(panel)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${pageNumber}${pictures.join('')}${above.join('')}</svg>`;
}

function drawPanel(random: Random, style: PageStyle, panel: DrawnPanel, id: string): string {
  const path = `M${panel.corners.map((corner) => corner.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
  const halo = panel.isInset
    ? `<path d="${path}" fill="none" stroke="${style.paper}" stroke-width="${2 * style.columnGutter}"/>`
    : '';
  const isBorderless = !panel.isInset && random.next() < style.borderlessShare;
  const border =
    style.border > 0 && !isBorderless
      ? `<path d="${path}" fill="none" stroke="${style.ink}" stroke-width="${style.border}"/>`
      : '';
  return `${halo}<clipPath id="c${id}"><path d="${path}"/></clipPath><g clip-path="url(#c${id})">${drawPanelArt(random, style, boxOf(panel), id)}</g>${border}`;
}

/** Balloons, captions and figures, of which some cover a gutter. */
function drawAbove(random: Random, style: PageStyle, { left, top, right, bottom }: ArtBox): string {
  const [width, height] = [right - left, bottom - top];
  const size = Math.min(width, height);
  const crossing = random.next() < style.crossingBalloonShare;
  const balloonWidth = size * (crossing ? random.between(0.2, 0.36) : random.between(0.3, 0.5));
  const x = crossing
    ? random.pick([left, right])
    : random.between(left + balloonWidth * 0.6, right - balloonWidth * 0.6);
  const balloon =
    random.next() < 0.75 || crossing
      ? drawBalloon(random, [x, top + size * random.between(0.3, 0.45)], balloonWidth)
      : '';
  const figure =
    random.next() < style.breakingFigureShare
      ? drawFigure(
          random,
          [random.between(left + 0.2 * width, right - 0.2 * width), top + 0.1 * size],
          size * random.between(0.25, 0.4),
          style.kind === 'manga',
        )
      : '';
  const caption =
    random.next() < 0.2
      ? `<rect x="${left + 4}" y="${top - 3}" width="${width * random.between(0.3, 0.7)}" height="${Math.min(34, height / 5)}" fill="#fdf6d0" stroke="#111" stroke-width="1.5"/>`
      : '';
  return figure + caption + balloon;
}

async function encode(
  svg: string,
  { width, height, noise, jpegQuality }: PageStyle,
  random: Random,
): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (noise > 0) {
    // The sum of three uniform numbers is close to a normal distribution.
    const deviations = Array.from(
      { length: 9973 },
      () => (random.next() + random.next() + random.next() - 1.5) * 2 * noise,
    );
    const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
    for (let at = 0; at < clamped.length; at += 1)
      clamped[at] = (clamped[at] ?? 0) + (deviations[at % deviations.length] ?? 0);
  }
  return sharp(data, { raw: { width, height, channels: info.channels } })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
}

import type { SeedPage } from '@banca/server/seed/seed-catalogue.ts';
import { rasterise } from './drawing/ink/raster.ts';
import type { Area } from './drawing/ink/svg.ts';
import { drawCover } from './drawing/page/cover.ts';
import { framesOf } from './drawing/page/frames.ts';
import { drawComicPage } from './drawing/page/page.ts';
import type { PageSetup, ScriptPage } from './drawing/page/scene.ts';
import type { DrawingStyle } from './drawing/styles/drawing-style.ts';
import { singlePage } from './script/read-pages.ts';
import type { Story } from './script/read-script.ts';

function pageOf({ cover, pages, setup }: Story, index: number): { page: ScriptPage; style: DrawingStyle } {
  const page = index === 0 ? cover.page : pages[index - 1];
  if (page === undefined) throw new RangeError(`The story has no page ${index}.`);
  return { page, style: index === 0 ? cover.style : setup.style };
}

/** Draws a page as PNG. Page 0 is the cover. The same seed always returns the same bytes. */
export async function drawStoryPage(story: Story, index: number, seed: string): Promise<Buffer> {
  const { page, style } = pageOf(story, index);
  const { art, lettering } =
    index === 0 ? drawCover(story.cover, story.setup, seed) : drawComicPage(page, story.setup, seed);
  return rasterise(art, page.area, { press: style.press, lettering, size: imageSizeOf(page.area, style) });
}

/** Pages of 1020 instead of 1200 pixels look as sharp on a screen and are drawn in three quarters of the time. */
const imageScale = 0.85;

/** Size of the image of a page. Vertical comics and low-resolution presses need one pixel per unit. */
function imageSizeOf({ width, height }: Area, { press }: DrawingStyle): Area {
  const isFullSize = width < singlePage.width || (press?.resolution ?? 1) < 1;
  const scale = isFullSize ? 1 : imageScale;
  return { width: width * scale, height: height * scale };
}

/** Describes all pages without drawing them. */
export function describePages(story: Story): Omit<SeedPage, 'recipe'>[] {
  return Array.from({ length: story.pages.length + 1 }, (_, index) => {
    const { page, style } = pageOf(story, index);
    return {
      ...imageSizeOf(page.area, style),
      paper: page.paper ?? style.paper,
      panels: panelsOf(page, { ...story.setup, style }),
    };
  });
}

function panelsOf(page: ScriptPage, setup: PageSetup): SeedPage['panels'] {
  const { width, height } = page.area;
  const toShares = (from: number, length: number, whole: number): [number, number] => {
    const [start, end] = [Math.max(0, from) / whole, Math.min(whole, from + length) / whole];
    return [roundShare(start), roundShare(end - start)];
  };
  return framesOf(page, setup).map((frame) => {
    const [x, panelWidth] = toShares(frame.x, frame.area.width, width);
    const [y, panelHeight] = toShares(frame.y, frame.area.height, height);
    return { x, y, width: panelWidth, height: panelHeight, text: frame.panel.text };
  });
}

const roundShare = (value: number): number => Math.round(value * 10_000) / 10_000;

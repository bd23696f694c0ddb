import type { SeedPage } from '@banca/server/seed/seed-catalogue.ts';
import { rasterise } from './drawing/ink/raster.ts';
import type { Area } from './drawing/ink/svg.ts';
import type { DrawingStyle } from './drawing/styles/drawing-style.ts';
import { drawCover } from './drawing/page/cover.ts';
import { framesOf } from './drawing/page/frames.ts';
import { drawComicPage } from './drawing/page/page.ts';
import type { PageSetup, ComicPage } from './drawing/page/scene.ts';
import { singlePage } from './script/read-pages.ts';
import type { Story } from './script/read-script.ts';

/** A page of a story, still as its author describes it. */
function pageOf({ cover, pages, look }: Story, index: number): { page: ComicPage; style: DrawingStyle } {
  const page = index === 0 ? cover.page : pages[index - 1];
  if (page === undefined) throw new RangeError(`There is no page ${index}.`);
  return { page, style: index === 0 ? cover.style : look.style };
}

/** A PNG; page 0 is the cover. The seed is the page's name: the same page always gives the same bytes. */
export async function drawStoryPage(story: Story, index: number, seed: string): Promise<Buffer> {
  const { page, style } = pageOf(story, index);
  const { art, letters } =
    index === 0 ? drawCover(story.cover, story.look, seed) : drawComicPage(page, story.look, seed);
  return rasterise(art, page.area, { press: style.press, letters, size: printedSize(page.area, style) });
}

/** Drawings are 1200 units wide; a page of 1020 pixels is as sharp on any screen that shows it whole, and a quarter quicker. */
const printedAt = 0.85;

/** Strips fill the width of a screen, and the squares of coarse presses are whole pixels: both keep every unit. */
function printedSize({ width, height }: Area, { press }: DrawingStyle): Area {
  const isWhole = width < singlePage.width || (press?.resolution ?? 1) < 1;
  const scale = isWhole ? 1 : printedAt;
  return { width: width * scale, height: height * scale };
}

/** What is known of the pages before they are drawn. */
export function describePages(story: Story): Omit<SeedPage, 'recipe'>[] {
  return Array.from({ length: story.pages.length + 1 }, (_, index) => {
    const { page, style } = pageOf(story, index);
    return {
      ...printedSize(page.area, style),
      paper: page.paper ?? style.page,
      panels: panelsOf(page, { ...story.look, style }),
    };
  });
}

function panelsOf(page: ComicPage, look: PageSetup): SeedPage['panels'] {
  const { width, height } = page.area;
  const share = (from: number, length: number, whole: number): [number, number] => {
    const [start, end] = [Math.max(0, from) / whole, Math.min(whole, from + length) / whole];
    return [rounded(start), rounded(end - start)];
  };
  return framesOf(page, look).map((frame) => {
    const [x, wide] = share(frame.x, frame.area.width, width);
    const [y, high] = share(frame.y, frame.area.height, height);
    return { x, y, width: wide, height: high, text: frame.panel.text };
  });
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

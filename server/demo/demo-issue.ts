import { type Cover, drawCover } from './drawing/cover.ts';
import type { Manner } from './drawing/manner.ts';
import { drawComicPage } from './drawing/page.ts';
import { rasterise } from './drawing/raster.ts';
import type { Page } from './drawing/scene.ts';
import type { Area } from './drawing/svg.ts';

export type Genre =
  | 'adventure'
  | 'biography'
  | "children's"
  | 'comedy'
  | 'crime'
  | 'drama'
  | 'education'
  | 'erotic'
  | 'fantasy'
  | 'horror'
  | 'journalistic'
  | 'love'
  | 'religion'
  | 'sports'
  | 'science fiction'
  | 'slice of life'
  | 'super-hero'
  | 'thriller'
  | 'war'
  | 'western';

export interface DemoIssue {
  slug: string;
  title: string;
  description: string;
  number: number;
  /** The series' slug. */
  series: string | null;
  /** The publisher's username. */
  publisher: string;
  genre: Genre;
  parentalRating: 'L' | '10' | '12' | '14' | '16' | '+18';
  language: 'pt-br';
  country: 'BR';
  /** YYYY-MM-DD. */
  releaseDate: string;
  contributors: { name: string; role: 'writer' | 'penciller' | 'colorist' | 'letterer' | 'creator' }[];
  readingDirection: 'ltr' | 'rtl';
  readingMode: 'paged' | 'vertical';
  /** The price, in cents of real, is there when the issue is sold by itself. */
  availability: { all: boolean; subscribers: boolean; price: number | null };
  pagesCount: number;
  /** A PNG; 0 is the cover. The same index always gives the same bytes. */
  drawPage(index: number): Promise<Buffer>;
}

/** An issue as its author writes it: what the catalogue says of it, and what there is to draw. */
export interface Story
  extends Omit<
    DemoIssue,
    'pagesCount' | 'drawPage' | 'language' | 'country' | 'readingDirection' | 'readingMode'
  > {
  manner: Manner;
  cover: Cover;
  pages: readonly Page[];
  readingDirection?: 'rtl';
  readingMode?: 'vertical';
}

/** Covers have the 2:3 of a shelf also when the pages are made to scroll. */
const coverArea: Area = { width: 1200, height: 1800 };

export const everyone = { all: true, subscribers: true, price: null } as const;

export const pageAreaOf = (story: Story, page: Page): Area =>
  story.readingMode === 'vertical' ? { width: 800, height: page.height ?? 3200 } : coverArea;

/** A page and its size, still as a drawing. */
function drawingOf(story: Story, index: number): { drawing: string; area: Area } {
  const seed = `${story.slug}/${index}`;
  if (index === 0) return { drawing: drawCover(story.cover, coverArea, seed), area: coverArea };
  const page = story.pages[index - 1];
  if (page === undefined) throw new RangeError(`${story.slug} has no page ${index}`);
  const area = pageAreaOf(story, page);
  return { drawing: drawComicPage(page, area, story.manner, story.readingDirection === 'rtl', seed), area };
}

export function issueFrom(story: Story): DemoIssue {
  const { manner, cover: _cover, pages, ...about } = story;
  return {
    ...about,
    language: 'pt-br',
    country: 'BR',
    readingDirection: story.readingDirection ?? 'ltr',
    readingMode: story.readingMode ?? 'paged',
    pagesCount: pages.length + 1,
    drawPage: async (index) => {
      const { drawing, area } = drawingOf(story, index);
      return rasterise(drawing, area, index > 0 && manner.grey);
    },
  };
}

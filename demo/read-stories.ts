import { readdir, readFile } from 'node:fs/promises';
import type { SeedBanner, SeedIssue, SeedLanguage, SeedSeries } from '@banca/server/seed/seed-catalogue.ts';
import { describePages } from './draw-issue.ts';
import { Brush } from './drawing/brush/brush.ts';
import { createRandom } from './drawing/ink/random.ts';
import { rasterise } from './drawing/ink/raster.ts';
import type { Art } from './drawing/page/scene.ts';
import { commonPlaces } from './places/common-places.ts';
import { commonProps } from './places/common-props.ts';
import { bannerRecipe, pageRecipe } from './recipes.ts';
import { readFields } from './script/fields.ts';
import { textIn } from './script/parse-words.ts';
import { readScript, type Story } from './script/read-script.ts';
import { stories } from './stories.ts';
import type { StoryArt } from './story-art.ts';

export interface StoryBanner {
  banner: SeedBanner;
  draw(): Promise<Buffer>;
}

/** An issue with the stories to draw, one for each language. */
export interface StoryIssue {
  issue: SeedIssue;
  editions: ReadonlyMap<SeedLanguage, Story>;
}

/** The content of a story's folder. */
export interface StoryFolder {
  series: SeedSeries | null;
  banner: StoryBanner | null;
  issues: readonly StoryIssue[];
}

const nonScriptFiles = ['series.txt', 'banner.txt'];
const bannerArea = { width: 1920, height: 720 };

/** Reads the scripts of a folder, or `only` one of them. Throws a `ScriptError` for the first invalid line. */
export async function readStories(
  folder: string,
  markOf: (publisher: string) => Art,
  only?: string,
): Promise<StoryFolder> {
  const load = stories[folder];
  if (load === undefined) throw new Error(`The folder ${folder} is not listed in stories.ts.`);
  const directory = new URL(`./stories/${folder}/`, import.meta.url);
  const read = (name: string): Promise<string> => readFile(new URL(name, directory), 'utf8');
  const { art: storyArt } = await load();
  if (storyArt === undefined) throw new Error(`stories/${folder}/art.ts does not export “art”.`);
  const art: StoryArt = {
    ...storyArt,
    places: { ...commonPlaces, ...storyArt.places },
    props: { ...commonProps, ...storyArt.props },
  };
  const files = (await readdir(directory)).filter((name) => name.endsWith('.txt')).sort();
  const series = files.includes('series.txt') ? seriesOf(folder, await read('series.txt')) : null;
  const banner = files.includes('banner.txt') ? bannerOf(folder, await read('banner.txt'), art) : null;
  const scripts = files.filter(
    (name) => !nonScriptFiles.includes(name) && (only === undefined || name === `${only}.txt`),
  );
  const issues = await Promise.all(
    scripts.map(async (name) => {
      const source = await read(name);
      const readInLanguage = (language: SeedLanguage): Story =>
        readScript(source, `${folder}/${name}`, language, art, markOf);
      return issueOf(name.replace(/\.txt$/, ''), series, readInLanguage);
    }),
  );
  return { series, banner, issues };
}

function seriesOf(slug: string, source: string): SeedSeries {
  const fields = readFields(source, `${slug}/series.txt`, ['title', 'publisher', 'description']);
  const textOf = (key: string): string => textIn(fields.required(key), 'pt-br');
  return { slug, title: textOf('title'), publisher: textOf('publisher'), description: textOf('description') };
}

function bannerOf(folder: string, source: string, art: StoryArt): StoryBanner {
  const fields = readFields(source, `${folder}/banner.txt`, ['link', 'art', 'title', 'text']);
  const textOf = (key: string, language: SeedLanguage): string => textIn(fields.required(key), language);
  const place = art.places[textOf('art', 'pt-br')];
  if (place === undefined) throw new Error(`${folder}/art.ts has no place ${textOf('art', 'pt-br')}.`);
  const link = textOf('link', 'pt-br');
  return {
    banner: {
      link,
      title: { 'pt-br': textOf('title', 'pt-br'), 'en-us': textOf('title', 'en-us') },
      text: { 'pt-br': textOf('text', 'pt-br'), 'en-us': textOf('text', 'en-us') },
      markets: ['brazil'],
      picture: { recipe: bannerRecipe(link), ...bannerArea, paper: '#1d1b26' },
    },
    draw: () =>
      rasterise(place()(new Brush(art.style), bannerArea, createRandom(folder)), bannerArea, {
        press: art.style.press,
      }),
  };
}

function issueOf(
  slug: string,
  series: SeedSeries | null,
  readInLanguage: (language: SeedLanguage) => Story,
): StoryIssue {
  const original = readInLanguage('pt-br');
  const editions = new Map(
    original.languages.map((language) => [
      language,
      language === 'pt-br' ? original : readInLanguage(language),
    ]),
  );
  const { number, publisher, genre, parentalRating, releaseDate, publishedDaysAgo, contributors } = original;
  return {
    editions,
    issue: {
      slug,
      number,
      series: series?.slug ?? null,
      publisher,
      genre,
      parentalRating,
      country: 'BR',
      releaseDate,
      publishedDaysAgo,
      contributors,
      readingDirection: original.isRightToLeft ? 'rtl' : 'ltr',
      readingMode: original.isVertical ? 'vertical' : 'paged',
      isAvailableForAll: original.isAvailableForAll,
      isAvailableForSubscribers: original.isAvailableForSubscribers,
      merchandises: original.merchandises,
      editions: Array.from(editions, ([language, story]) => ({
        language,
        title: story.title,
        description: story.description,
        pages: describePages(story).map((page, index) => ({
          recipe: pageRecipe(slug, language, index),
          ...page,
        })),
      })),
    },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import type { SeedBanner, SeedIssue, SeedLanguage, SeedSeries } from '@banca/server/seed/seed-catalogue.ts';
import { describePages } from './draw-issue.ts';
import { Brush } from './drawing/brush/brush.ts';
import { createRandom } from './drawing/ink/random.ts';
import { rasterise } from './drawing/ink/raster.ts';
import type { Art } from './drawing/page/scene.ts';
import { commonPlaces } from './places/common-places.ts';
import { commonThings } from './places/common-things.ts';
import { bannerRecipe, pageRecipe } from './recipes.ts';
import { readFields } from './script/fields.ts';
import { readScript, type Story } from './script/read-script.ts';
import { textIn } from './script/words-of-a-line.ts';
import { stories } from './stories.ts';
import type { StoryArt } from './story-art.ts';

/** An issue with what is needed to draw it. */
export interface ReadBanner {
  banner: SeedBanner;
  draw(): Promise<Buffer>;
}

export interface ReadIssue {
  issue: SeedIssue;
  editions: ReadonlyMap<SeedLanguage, Story>;
}

/** What the folder of a story gives. */
export interface ReadFolder {
  series: SeedSeries | null;
  banner: ReadBanner | null;
  issues: readonly ReadIssue[];
}

const notScripts = ['series.txt', 'banner.txt'];
const bannerArea = { width: 1920, height: 720 };

/** Reads the scripts of a folder; `only` leaves the others unread. Throws a `ScriptProblem` for the first wrong line. */
export async function readStories(
  folder: string,
  markOf: (publisher: string) => Art,
  only?: string,
): Promise<ReadFolder> {
  const load = stories[folder];
  if (load === undefined) throw new Error(`stories.ts does not know the folder ${folder}.`);
  const place = new URL(`./stories/${folder}/`, import.meta.url);
  const read = (name: string): Promise<string> => readFile(new URL(name, place), 'utf8');
  const { art: named } = await load();
  if (named === undefined) throw new Error(`stories/${folder}/art.ts exports no “art”.`);
  const art: StoryArt = {
    ...named,
    places: { ...commonPlaces, ...named.places },
    things: { ...commonThings, ...named.things },
  };
  const files = (await readdir(place)).filter((name) => name.endsWith('.txt')).sort();
  const series = files.includes('series.txt') ? seriesOf(folder, await read('series.txt')) : null;
  const banner = files.includes('banner.txt') ? bannerOf(folder, await read('banner.txt'), art) : null;
  const scripts = files.filter(
    (name) => !notScripts.includes(name) && (only === undefined || name === `${only}.txt`),
  );
  const issues = await Promise.all(
    scripts.map(async (name) => {
      const source = await read(name);
      const inLanguage = (language: SeedLanguage): Story =>
        readScript(source, `${folder}/${name}`, language, art, markOf);
      return issueOf(name.replace(/\.txt$/, ''), series, inLanguage);
    }),
  );
  return { series, banner, issues };
}

function seriesOf(slug: string, source: string): SeedSeries {
  const fields = readFields(source, `${slug}/series.txt`, ['title', 'publisher', 'description']);
  const said = (key: string): string => textIn(fields.wanted(key), 'pt-br');
  return { slug, title: said('title'), publisher: said('publisher'), description: said('description') };
}

function bannerOf(folder: string, source: string, art: StoryArt): ReadBanner {
  const fields = readFields(source, `${folder}/banner.txt`, ['link', 'art', 'title', 'text']);
  const said = (key: string, language: SeedLanguage): string => textIn(fields.wanted(key), language);
  const place = art.places[said('art', 'pt-br')];
  if (place === undefined) throw new Error(`${folder}/art.ts draws no place ${said('art', 'pt-br')}.`);
  const link = said('link', 'pt-br');
  return {
    banner: {
      link,
      title: { 'pt-br': said('title', 'pt-br'), 'en-us': said('title', 'en-us') },
      text: { 'pt-br': said('text', 'pt-br'), 'en-us': said('text', 'en-us') },
      picture: { recipe: bannerRecipe(link), ...bannerArea, paper: '#1d1b26' },
    },
    draw: () =>
      rasterise(place()(new Brush(art.manner), bannerArea, createRandom(folder)), bannerArea, {
        press: art.manner.press,
      }),
  };
}

function issueOf(
  slug: string,
  series: SeedSeries | null,
  inLanguage: (language: SeedLanguage) => Story,
): ReadIssue {
  const original = inLanguage('pt-br');
  const editions = new Map(
    original.languages.map((language) => [language, language === 'pt-br' ? original : inLanguage(language)]),
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
      readingDirection: original.rightToLeft ? 'rtl' : 'ltr',
      readingMode: original.vertical ? 'vertical' : 'paged',
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

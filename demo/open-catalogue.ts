import type { SeedCatalogue } from '@banca/server/seed/seed-catalogue.ts';
import { drawStoryPage } from './draw-issue.ts';
import type { Art } from './drawing/page/scene.ts';
import { readPublishers } from './read-publishers.ts';
import { type ReadIssue, readStories } from './read-stories.ts';
import { stories } from './stories.ts';

/** Reads every script of the demo and draws nothing. Throws a `ScriptProblem` for a script that is wrong. */
export async function openCatalogue(): Promise<SeedCatalogue> {
  const publishers = await readPublishers();
  const markOf = (username: string): Art => {
    const found = publishers.find(({ publisher }) => publisher.username === username);
    if (found === undefined) throw new RangeError(`The demo has no publisher ${username}.`);
    return found.mark;
  };
  const folders = await Promise.all(Object.keys(stories).map((folder) => readStories(folder, markOf)));
  const issues = folders.flatMap((folder) => folder.issues);
  const banners = folders.flatMap(({ banner }) => banner ?? []);
  const drawings = new Map([
    ...publishers.map(({ publisher, draw }) => [publisher.picture.recipe, draw] as const),
    ...banners.map(({ banner, draw }) => [banner.picture.recipe, draw] as const),
    ...issues.flatMap(pageDrawings),
  ]);
  return {
    publishers: publishers.map(({ publisher }) => publisher),
    series: folders.flatMap(({ series }) => series ?? []),
    banners: banners.map(({ banner }) => banner),
    issues: issues
      .map(({ issue }) => issue)
      .sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo),
    async draw(recipe) {
      const draw = drawings.get(recipe);
      if (draw === undefined) throw new RangeError(`There is no drawing for ${recipe}.`);
      return draw();
    },
  };
}

/** The pages of all editions, by recipe. Editions of one page share a seed, so their art is the same. */
const pageDrawings = ({ issue, editions }: ReadIssue) =>
  issue.editions.flatMap(({ language, pages }) => {
    const story = editions.get(language);
    return pages.map(
      ({ recipe }, index) =>
        [
          recipe,
          async () => {
            if (story === undefined) throw new RangeError(`The demo has no ${issue.slug} in ${language}.`);
            return drawStoryPage(story, index, `${issue.slug}/${index}`);
          },
        ] as const,
    );
  });

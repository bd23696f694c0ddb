import type { SeedCatalogue } from '@banca/server/seed/seed-catalogue.ts';
import { drawStoryPage } from './draw-issue.ts';
import type { Art } from './drawing/page/scene.ts';
import { readPublishers } from './read-publishers.ts';
import { readStories, type StoryIssue } from './read-stories.ts';
import { stories } from './stories.ts';

/** Reads all scripts of the demo without drawing. Throws a `ScriptError` if a script is invalid. */
export async function openCatalogue(): Promise<SeedCatalogue> {
  const publishers = await readPublishers();
  const markOf = (username: string): Art => {
    const entry = publishers.find(({ publisher }) => publisher.username === username);
    if (entry === undefined) throw new RangeError(`The demo has no publisher ${username}.`);
    return entry.mark;
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

/** Draw functions of an issue's pages by recipe. All editions use the same seed, so their art is equal. */
const pageDrawings = ({ issue, editions }: StoryIssue) =>
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

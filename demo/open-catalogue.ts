import type { DemoCatalogue } from '../server/seed/seed-catalogue.ts';
import { drawStoryPage } from './draw-issue.ts';
import type { Art } from './drawing/scene.ts';
import { readPublishers } from './read-publishers.ts';
import { readStories } from './read-stories.ts';
import { stories } from './stories.ts';

/** Reads every script of the demo; nothing is drawn yet. Throws a `ScriptProblem` for what is written wrong. */
export async function openDemoCatalogue(): Promise<DemoCatalogue> {
  const publishers = await readPublishers();
  const markOf = (username: string): Art => {
    const publisher = publishers.find((one) => one.username === username);
    if (publisher === undefined) throw new RangeError(`The demo has no publisher ${username}.`);
    return publisher.mark;
  };
  const folders = await Promise.all(Object.keys(stories).map((folder) => readStories(folder, markOf)));
  const issues = folders.flatMap((folder) => folder.issues);
  const bySlug = new Map(issues.map((read) => [read.issue.slug, read]));
  return {
    publishers,
    series: folders.flatMap(({ series }) => series ?? []),
    banners: folders.flatMap(({ banner }) => banner ?? []),
    issues: issues
      .map(({ issue }) => issue)
      .sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo),
    async drawPage(slug, language, page) {
      const story = bySlug.get(slug)?.editions.get(language);
      if (story === undefined) throw new RangeError(`The demo has no ${slug} in ${language}.`);
      return drawStoryPage(story, page, `${slug}/${page}`);
    },
  };
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ExplainedFailure, runCommand } from '../run-command.ts';
import { drawStoryPage } from './draw-issue.ts';
import type { Art } from './drawing/scene.ts';
import { findProblems } from './find-problems.ts';
import { layers } from './places/mood.ts';
import { publishers } from './publishers.ts';
import { type ReadIssue, readStories } from './read-stories.ts';
import { ScriptProblem } from './script/script-lines.ts';
import { stories } from './stories.ts';

/*
 * For authors: `npm run demo:proof -- SLUG [PAGE]` draws a story into .cache/proof/SLUG, with a sheet of all its
 * pages, and tells what a reader would stumble over.
 */

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const sheetPage = { width: 480, height: 720 };
const sheetColumns = 4;

/** Only the folder that has the story is read: another author's broken line does not stop this one. */
async function findIssue(slug: string): Promise<ReadIssue> {
  const marks = new Map<string, Art>();
  await Promise.allSettled(
    Object.entries(publishers).map(async ([username, load]) => marks.set(username, (await load()).mark)),
  );
  for (const folder of Object.keys(stories)) {
    const found = await readStories(folder, (username) => marks.get(username) ?? layers(), slug).catch(
      (error) => {
        if (error instanceof ScriptProblem) throw new ExplainedFailure(error.message);
        say(`${folder} cannot be read: ${error instanceof Error ? error.message : error}`);
        return null;
      },
    );
    const [issue] = found?.issues ?? [];
    if (issue !== undefined) return issue;
  }
  throw new ExplainedFailure(`There is no story ${slug} in the folders that stories.ts names.`);
}

async function writeSheet(pages: readonly Buffer[], file: string): Promise<void> {
  const { width, height } = sheetPage;
  const parts = await Promise.all(
    pages.map(async (page, index) => ({
      input: await sharp(page)
        .resize({ width: width - 8, height: height - 8, fit: 'inside' })
        .toColourspace('srgb')
        .png()
        .toBuffer(),
      left: (index % sheetColumns) * width,
      top: Math.floor(index / sheetColumns) * height,
    })),
  );
  const rows = Math.ceil(pages.length / sheetColumns);
  const sheet = {
    width: width * sheetColumns,
    height: height * rows,
    channels: 3,
    background: '#777777',
  } as const;
  await sharp({ create: sheet }).composite(parts).png().toFile(file);
}

await runCommand(async () => {
  const [slug, only] = process.argv.slice(2);
  if (slug === undefined) throw new ExplainedFailure('Usage: npm run demo:proof -- SLUG [PAGE]');
  const { editions } = await findIssue(slug);
  const folder = join('.cache', 'proof', slug);
  if (only === undefined) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [language, story] of editions) {
    for (const problem of findProblems(story)) say(`${slug} (${language}) ${problem}`);
    const pages: Buffer[] = [];
    for (let index = 0; index <= story.pages.length; index += 1) {
      if (only !== undefined && Number(only) !== index) continue;
      const begun = performance.now();
      const bytes = await drawStoryPage(story, index, `${slug}/${index}`);
      say(
        `${language} page ${index}: ${Math.round(performance.now() - begun)} ms, ${Math.round(bytes.length / 1024)} kB`,
      );
      await writeFile(join(folder, `${language}-${String(index).padStart(2, '0')}.png`), bytes);
      pages.push(bytes);
    }
    if (only === undefined) await writeSheet(pages, join(folder, `${language}-sheet.png`));
  }
  say(`Look at ${folder}.`);
});

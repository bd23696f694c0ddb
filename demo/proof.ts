import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@banca/server/commands/run-command.ts';
import { ExplainedFailure } from '@banca/server/errors/explained-failure.ts';
import sharp from 'sharp';
import { drawStoryPage } from './draw-issue.ts';
import { expressions } from './drawing/character/expressions.ts';
import { poses } from './drawing/character/poses.ts';
import { faces } from './drawing/ink/typeface.ts';
import { drawingStyles } from './drawing/styles/drawing-styles.ts';
import type { Art } from './drawing/page/scene.ts';
import { findProblems } from './find-problems.ts';
import { commonPlaces } from './places/common-places.ts';
import { commonProps } from './places/common-props.ts';
import { layers } from './places/mood.ts';
import { publishers } from './publishers.ts';
import { type ReadIssue, readStories } from './read-stories.ts';
import { ScriptProblem } from './script/script-line.ts';
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
  const broken: string[] = [];
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
  const unread = broken.length > 0 ? ` What could not be read: ${broken.join('; ')}.` : '';
  throw new ExplainedFailure(`There is no story ${slug} in the folders that stories.ts names.${unread}`);
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

const help = `Draws a story of the demo and tells what a reader would stumble over.

  npm run demo:proof -- SLUG [PAGE]

The pages, the cover being page 1, and a sheet of all go into .cache/proof/SLUG. Problems make the exit code 1.

Every script may name
  places:      ${Object.keys(commonPlaces).join(', ')}
  props:      ${Object.keys(commonProps).join(', ')}
  expressions: ${Object.keys(expressions).join(', ')}
  poses:       ${Object.keys(poses).join(', ')}
  faces:       ${faces.join(', ')}
  drawingStyles:     ${Object.keys(drawingStyles).join(', ')}
`;

function wantedPages(page: string | undefined, last: number): number[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (page === undefined) return all;
  if (all.includes(Number(page))) return [Number(page)];
  throw new ExplainedFailure(`There is no page ${page}: they go from 1, the cover, to ${last}.`);
}

await runCommand(async () => {
  const [slug, page] = process.argv.slice(2);
  if (slug === undefined || slug.startsWith('-')) return void process.stdout.write(help);
  const { editions } = await findIssue(slug);
  const folder = join('.cache', 'proof', slug);
  if (page === undefined) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [language, story] of editions) {
    const problems = findProblems(story);
    for (const problem of problems) say(`${slug} (${language}) ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    const drawn: Buffer[] = [];
    for (const number of wantedPages(page, story.pages.length + 1)) {
      const begun = performance.now();
      const bytes = await drawStoryPage(story, number - 1, `${slug}/${number - 1}`);
      const time = Math.round(performance.now() - begun);
      say(`${language} page ${number}: ${time} ms, ${Math.round(bytes.length / 1024)} kB`);
      await writeFile(join(folder, `${language}-${String(number).padStart(2, '0')}.png`), bytes);
      drawn.push(bytes);
    }
    if (page === undefined) await writeSheet(drawn, join(folder, `${language}-sheet.png`));
  }
  say(`PageSetup at ${folder}.`);
});

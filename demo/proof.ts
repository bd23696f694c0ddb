import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@banca/server/commands/run-command.ts';
import { ExplainedFailure } from '@banca/server/errors/explained-failure.ts';
import sharp from 'sharp';
import { drawStoryPage } from './draw-issue.ts';
import { expressions } from './drawing/character/expressions.ts';
import { poses } from './drawing/character/poses.ts';
import { faces } from './drawing/ink/typeface.ts';
import type { Art } from './drawing/page/scene.ts';
import { drawingStyles } from './drawing/styles/drawing-styles.ts';
import { findProblems } from './find-problems.ts';
import { commonPlaces } from './places/common-places.ts';
import { commonProps } from './places/common-props.ts';
import { layers } from './places/mood.ts';
import { publishers } from './publishers.ts';
import { readStories, type StoryIssue } from './read-stories.ts';
import { ScriptError } from './script/script-line.ts';
import { stories } from './stories.ts';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const sheetPage = { width: 480, height: 720 };
const sheetColumns = 4;

/** Reads only scripts with this slug, so that an error in another story does not matter. */
async function findIssue(slug: string): Promise<StoryIssue> {
  const marks = new Map<string, Art>();
  await Promise.allSettled(
    Object.entries(publishers).map(async ([username, load]) => marks.set(username, (await load()).mark)),
  );
  for (const folder of Object.keys(stories)) {
    const content = await readStories(folder, (username) => marks.get(username) ?? layers(), slug).catch(
      (error) => {
        if (error instanceof ScriptError) throw new ExplainedFailure(error.message);
        print(`${folder} cannot be read: ${error instanceof Error ? error.message : error}`);
        return null;
      },
    );
    const [issue] = content?.issues ?? [];
    if (issue !== undefined) return issue;
  }
  throw new ExplainedFailure(`There is no story ${slug} in the folders that stories.ts lists.`);
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

const help = `Draws a story of the demo for its author and reports problems, such as text that does not fit its panel.

  npm run demo:proof -- SLUG [PAGE]

Writes the pages, starting with the cover as page 1, and a sheet of all pages to .cache/proof/SLUG. The exit code is 1
if there are problems.

Names for all scripts
  places:      ${Object.keys(commonPlaces).join(', ')}
  props:       ${Object.keys(commonProps).join(', ')}
  expressions: ${Object.keys(expressions).join(', ')}
  poses:       ${Object.keys(poses).join(', ')}
  faces:       ${faces.join(', ')}
  drawingStyles:     ${Object.keys(drawingStyles).join(', ')}
`;

function pagesToDraw(page: string | undefined, last: number): number[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (page === undefined) return all;
  if (all.includes(Number(page))) return [Number(page)];
  throw new ExplainedFailure(`There is no page ${page}, only pages 1 (the cover) to ${last}.`);
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
    for (const problem of problems) print(`${slug} (${language}) ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    const images: Buffer[] = [];
    for (const number of pagesToDraw(page, story.pages.length + 1)) {
      const startedAt = performance.now();
      const bytes = await drawStoryPage(story, number - 1, `${slug}/${number - 1}`);
      const time = Math.round(performance.now() - startedAt);
      print(`${language} page ${number}: ${time} ms, ${Math.round(bytes.length / 1024)} kB`);
      await writeFile(join(folder, `${language}-${String(number).padStart(2, '0')}.png`), bytes);
      images.push(bytes);
    }
    if (page === undefined) await writeSheet(images, join(folder, `${language}-sheet.png`));
  }
  print(`The images are in ${folder}.`);
});

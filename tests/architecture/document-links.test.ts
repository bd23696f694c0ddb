import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The anchors that GitHub generates from the headings of a page. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

async function isBroken(file: string, link: string): Promise<boolean> {
  const [path, anchor] = link.split('#');
  const target = path ? join(dirname(file), path) : file;
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(await readFile(target, 'utf8')).includes(anchor);
}

test('each link between documents leads to a file and a heading that exist', async () => {
  const broken: string[] = [];
  let count = 0;
  for await (const file of glob(['README.md', 'docs/**/*.md'])) {
    for (const [, link = ''] of (await readFile(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(link)) continue;
      count += 1;
      if (await isBroken(file, link)) broken.push(`${file}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(50);
});

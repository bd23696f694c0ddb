import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';

const document = readFileSync('docs/rules.md', 'utf8');
const numbers = [...document.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => Number(number));

/** The rule numbers that a text cites: 'Rule 3', 'rules 48 and 49'. */
const citedNumbers = (text: string): number[] =>
  [...text.matchAll(/\brules? (\d+)(?:(?:, | and )(\d+))?/gi)].flatMap(([, ...found]) =>
    found.filter((number) => number !== undefined).map(Number),
  );

test('each rule has a unique number', () => {
  expect(numbers.length).toBeGreaterThan(50);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('each file that docs/rules.md names exists', () => {
  const files = [...document.matchAll(/`((?:src|server|tests|docs)\/[^`]+)`/g)].map(([, path]) =>
    String(path),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('each cited rule exists', async () => {
  const unknown: string[] = [];
  let count = 0;
  for await (const path of glob(['{src,server,tests,tools}/**/*.{ts,tsx}', 'docs/**/*.md', 'README.md'])) {
    for (const number of citedNumbers(await readFile(path, 'utf8'))) {
      count += 1;
      if (!numbers.includes(number)) unknown.push(`${path}: rule ${number}`);
    }
  }
  expect(unknown).toEqual([]);
  expect(count).toBeGreaterThan(50);
});

test('citedNumbers finds single numbers and lists', () => {
  expect(citedNumbers('Rules 48 and 49. As rule 7 says, not 8.')).toEqual([48, 49, 7]);
});

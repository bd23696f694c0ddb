import type { Area } from '../drawing/ink/svg.ts';
import type { ComicPage, Row } from '../drawing/page/scene.ts';
import { type ScriptContext, readPanel } from './read-panel.ts';
import { type ScriptLine, ScriptProblem } from './script-line.ts';
import { colourIn, numberIn, partsOf, refuse, textIn } from './parse-words.ts';

/** Pixels. Covers are single pages whatever follows them. */
export const singlePage: Area = { width: 1200, height: 1800 };
const spreadPage: Area = { width: 2400, height: 1800 };
const scrolledPage: Area = { width: 800, height: 3200 };

/** `page`, `row` and `panel` lines with what belongs to each. */
export function readPages(lines: readonly ScriptLine[], vertical: boolean, reading: ScriptContext): ComicPage[] {
  return sectionsOf(lines, 'page').map(([opening, ...body]) => {
    const rowsBegin = body.findIndex(({ head }) => startsWith(head, 'row'));
    const before = rowsBegin === -1 ? body : body.slice(0, rowsBegin);
    const end = before.find(({ head }) => head === 'end');
    const stray = before.find((line) => line !== end);
    if (stray !== undefined)
      throw new ScriptProblem(stray, `“${stray.head}” stands before the first row; only “end: …” may`);
    if (rowsBegin === -1) throw new ScriptProblem(opening, 'this page has no row');
    return {
      ...pageOf(opening, vertical),
      end: end === undefined ? null : textIn(end, reading.language),
      rows: sectionsOf(body.slice(rowsBegin), 'row').map((row) => readRow(row, reading)),
    };
  });
}

function pageOf(line: ScriptLine, vertical: boolean): Pick<ComicPage, 'area' | 'paper'> {
  let area = vertical ? scrolledPage : singlePage;
  let paper: string | null = null;
  const [opening = [], ...options] = partsOf(line.head);
  refuse(opening[1], line);
  for (const [name, value] of options) {
    if (name === 'spread' && !vertical) area = spreadPage;
    else if (name === 'height' && vertical) area = { ...area, height: numberIn(value, line, 'the height') };
    else if (name === 'paper') paper = colourIn(value, line, 'the paper');
    else
      throw new ScriptProblem(
        line,
        `a page has no option “${name ?? ''}”; there are ${vertical ? 'height N' : 'spread'}, paper #colour`,
      );
  }
  return { area, paper };
}

function readRow([opening, ...body]: Section, reading: ScriptContext): Row {
  const [[, height = '1', tooMuch] = [], ...options] = partsOf(opening.head);
  refuse(tooMuch, opening);
  let [slant, bleeds] = [0, false];
  for (const [name, value] of options) {
    if (name === 'slant') slant = numberIn(value, opening, 'the slant');
    else if (name === 'bleed') bleeds = true;
    else throw new ScriptProblem(opening, `a row has no option “${name ?? ''}”; there are slant N, bleed`);
  }
  const panels = sectionsOf(body, 'panel').map(([line, ...content]) => readPanel(line, content, reading));
  if (panels.length === 0) throw new ScriptProblem(opening, 'this row has no panel');
  return {
    height: numberIn(height, opening, 'the height of a row'),
    slant,
    panels: bleeds ? panels.map((panel) => ({ ...panel, bleeds })) : panels,
  };
}

const startsWith = (head: string, word: string): boolean => head.split(/[\s,]/)[0] === word;

type Section = [opening: ScriptLine, ...body: ScriptLine[]];

/** Cuts before every line that begins with the word; the first line has to. */
function sectionsOf(lines: readonly ScriptLine[], word: string): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    if (line.text === null && startsWith(line.head, word)) sections.push([line]);
    else if (sections.length > 0) sections.at(-1)?.push(line);
    else throw new ScriptProblem(line, `“${word}” has to come first`);
  }
  return sections;
}

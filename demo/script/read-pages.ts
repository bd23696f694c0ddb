import type { Area } from '../drawing/ink/svg.ts';
import type { Row, ScriptPage } from '../drawing/page/scene.ts';
import { parseColour, parseNumber, rejectExtraWord, splitOptions, textIn } from './parse-words.ts';
import { readPanel, type ScriptContext } from './read-panel.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

/** In pixels. Covers are always single pages. */
export const singlePage: Area = { width: 1200, height: 1800 };
const spreadPage: Area = { width: 2400, height: 1800 };
const verticalPage: Area = { width: 800, height: 3200 };

/** Parses `page`, `row` and `panel` lines with their content. */
export function readPages(
  lines: readonly ScriptLine[],
  isVertical: boolean,
  context: ScriptContext,
): ScriptPage[] {
  return splitSections(lines, 'page').map(([opening, ...body]) => {
    const firstRow = body.findIndex(({ head }) => startsWith(head, 'row'));
    const before = firstRow === -1 ? body : body.slice(0, firstRow);
    const end = before.find(({ head }) => head === 'end');
    const unexpected = before.find((line) => line !== end);
    if (unexpected !== undefined)
      throw new ScriptError(
        unexpected,
        `only “end: …” may come before the first row, not “${unexpected.head}”`,
      );
    if (firstRow === -1) throw new ScriptError(opening, 'this page has no row');
    return {
      ...pageOf(opening, isVertical),
      end: end === undefined ? null : textIn(end, context.language),
      rows: splitSections(body.slice(firstRow), 'row').map((row) => readRow(row, context)),
    };
  });
}

function pageOf(line: ScriptLine, isVertical: boolean): Pick<ScriptPage, 'area' | 'paper'> {
  let area = isVertical ? verticalPage : singlePage;
  let paper: string | null = null;
  const [opening = [], ...options] = splitOptions(line.head);
  rejectExtraWord(opening[1], line);
  for (const [name, value] of options) {
    if (name === 'spread' && !isVertical) area = spreadPage;
    else if (name === 'height' && isVertical)
      area = { ...area, height: parseNumber(value, line, 'the height') };
    else if (name === 'paper') paper = parseColour(value, line, 'the paper');
    else
      throw new ScriptError(
        line,
        `a page has no option “${name ?? ''}”, only ${isVertical ? 'height N' : 'spread'}, paper #colour`,
      );
  }
  return { area, paper };
}

function readRow([opening, ...body]: Section, context: ScriptContext): Row {
  const [[, height = '1', extra] = [], ...options] = splitOptions(opening.head);
  rejectExtraWord(extra, opening);
  let [slant, bleeds] = [0, false];
  for (const [name, value] of options) {
    if (name === 'slant') slant = parseNumber(value, opening, 'the slant');
    else if (name === 'bleed') bleeds = true;
    else throw new ScriptError(opening, `a row has no option “${name ?? ''}”, only slant N, bleed`);
  }
  const panels = splitSections(body, 'panel').map(([line, ...content]) => readPanel(line, content, context));
  if (panels.length === 0) throw new ScriptError(opening, 'this row has no panel');
  return {
    height: parseNumber(height, opening, 'the height of a row'),
    slant,
    panels: bleeds ? panels.map((panel) => ({ ...panel, bleeds })) : panels,
  };
}

const startsWith = (head: string, word: string): boolean => head.split(/[\s,]/)[0] === word;

type Section = [opening: ScriptLine, ...body: ScriptLine[]];

/** Starts a section at each line that begins with the word. The first line must begin with it. */
function splitSections(lines: readonly ScriptLine[], word: string): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    if (line.text === null && startsWith(line.head, word)) sections.push([line]);
    else if (sections.length > 0) sections.at(-1)?.push(line);
    else throw new ScriptError(line, `“${word}” must come first`);
  }
  return sections;
}

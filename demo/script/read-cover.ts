import type { DrawingStyle } from '../drawing/styles/drawing-style.ts';
import { drawingStyles } from '../drawing/styles/drawing-styles.ts';
import type { Cover } from '../drawing/page/cover.ts';
import type { Art } from '../drawing/page/scene.ts';
import { layers } from '../places/mood.ts';
import { coverText } from './phrases.ts';
import { frameOf, letteringOf, markOf, numberOf, taglineOf, titleOf } from './read-lettering.ts';
import { singlePage } from './read-pages.ts';
import { placeIn, type ScriptContext, readContent } from './read-panel.ts';
import { type ScriptLine, ScriptProblem } from './script-line.ts';
import { entryOf, partsOf, textIn } from './parse-words.ts';

interface CoverOptions {
  style: DrawingStyle;
  number: number;
  /** The publisher's. */
  mark: Art;
}

const lettering = ['title', 'lettering', 'tagline', 'number', 'mark', 'frame'];
const firstWord = ({ head }: ScriptLine): string => head.split(/[\s,]/)[0] ?? '';

/** `cover moonlight, manner bright` and the lines after it, up to the first page. */
export function readCover(
  [opening, ...body]: readonly [ScriptLine, ...ScriptLine[]],
  { style: storyStyle, number, mark }: CoverOptions,
  reading: ScriptContext,
): Cover {
  const [[, ...place] = [], ...options] = partsOf(opening.head);
  const [option, styleName] = options[0] ?? [];
  if (option !== undefined && option !== 'style')
    throw new ScriptProblem(opening, `a cover has no option “${option}”; there is style NAME`);
  const style = option === undefined ? storyStyle : entryOf<DrawingStyle>(drawingStyles, styleName, opening, 'style');
  const isLettering = (line: ScriptLine): boolean => lettering.includes(firstWord(line));
  const one = (word: string): ScriptLine | undefined => body.find((line) => firstWord(line) === word);
  const all = (word: string): ScriptLine[] => body.filter((line) => firstWord(line) === word);
  const content = readContent(
    body.filter((line) => !isLettering(line)),
    reading,
  );
  const seen = body.find(({ head }) => head === 'seen');
  if (seen === undefined) throw new ScriptProblem(opening, '“seen: …” is missing');
  return {
    style,
    page: {
      area: singlePage,
      paper: null,
      end: null,
      rows: [
        {
          height: 1,
          slant: 0,
          panels: [
            {
              place: layers(placeIn(place, opening, reading), ...content.behind),
              front: layers(...content.front),
              cast: content.cast,
              words: content.words,
              sounds: content.sounds,
              shot: 'wide',
              width: 1,
              tilt: 0,
              bleeds: true,
              hasBorder: false,
              inset: null,
              text: coverText(textIn(seen, reading.language), reading.language),
            },
          ],
        },
      ],
    },
    title: all('title').map((line) => titleOf(line, style, reading)),
    lettering: letteringOf(one('lettering')),
    taglines: all('tagline').map((line) => taglineOf(line, reading)),
    number: numberOf(one('number'), number, reading),
    mark: markOf(one('mark'), mark),
    frame: frameOf(one('frame')),
  };
}

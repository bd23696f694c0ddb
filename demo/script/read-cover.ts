import type { Cover } from '../drawing/page/cover.ts';
import type { Art } from '../drawing/page/scene.ts';
import type { DrawingStyle } from '../drawing/styles/drawing-style.ts';
import { drawingStyles } from '../drawing/styles/drawing-styles.ts';
import { layers } from '../places/mood.ts';
import { entryOf, splitOptions, textIn } from './parse-words.ts';
import { coverText } from './phrases.ts';
import { frameOf, markOf, numberOf, taglineOf, titleColoursOf, titleOf } from './read-lettering.ts';
import { singlePage } from './read-pages.ts';
import { readContent, readPlace, type ScriptContext } from './read-panel.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

interface CoverOptions {
  style: DrawingStyle;
  number: number;
  /** The publisher's mark. */
  mark: Art;
}

const letteringKeywords = ['title', 'lettering', 'tagline', 'number', 'mark', 'frame'];
const firstWord = ({ head }: ScriptLine): string => head.split(/[\s,]/)[0] ?? '';

/** Parses `cover moonlight, style bright` and the lines after it, up to the first page. */
export function readCover(
  [opening, ...body]: readonly [ScriptLine, ...ScriptLine[]],
  { style: storyStyle, number, mark }: CoverOptions,
  context: ScriptContext,
): Cover {
  const [[, ...place] = [], ...options] = splitOptions(opening.head);
  const [option, styleName] = options[0] ?? [];
  if (option !== undefined && option !== 'style')
    throw new ScriptError(opening, `a cover has no option “${option}”, only style NAME`);
  const style =
    option === undefined ? storyStyle : entryOf<DrawingStyle>(drawingStyles, styleName, opening, 'style');
  const isLettering = (line: ScriptLine): boolean => letteringKeywords.includes(firstWord(line));
  const findLine = (word: string): ScriptLine | undefined => body.find((line) => firstWord(line) === word);
  const findLines = (word: string): ScriptLine[] => body.filter((line) => firstWord(line) === word);
  const content = readContent(
    body.filter((line) => !isLettering(line)),
    context,
  );
  const description = body.find(({ head }) => head === 'seen');
  if (description === undefined) throw new ScriptError(opening, '“seen: …” is missing');
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
              drawPlace: layers(readPlace(place, opening, context), ...content.behind),
              drawForeground: layers(...content.front),
              cast: content.cast,
              balloons: content.balloons,
              sounds: content.sounds,
              shot: 'wide',
              width: 1,
              tilt: 0,
              bleeds: true,
              hasBorder: false,
              inset: null,
              text: coverText(textIn(description, context.language), context.language),
            },
          ],
        },
      ],
    },
    title: findLines('title').map((line) => titleOf(line, style, context)),
    titleColours: titleColoursOf(findLine('lettering')),
    taglines: findLines('tagline').map((line) => taglineOf(line, context)),
    number: numberOf(findLine('number'), number, context),
    mark: markOf(findLine('mark'), mark),
    frame: frameOf(findLine('frame')),
  };
}

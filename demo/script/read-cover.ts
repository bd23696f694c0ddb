import type { Manner } from '../drawing/manners/manner.ts';
import { manners } from '../drawing/manners/manners.ts';
import type { Cover } from '../drawing/page/cover.ts';
import type { Art } from '../drawing/page/scene.ts';
import { layers } from '../places/mood.ts';
import { coverText } from './phrases.ts';
import { frameOf, letteringOf, markOf, numberOf, taglineOf, titleOf } from './read-lettering.ts';
import { singlePage } from './read-pages.ts';
import { placeIn, type Reading, readContent } from './read-panel.ts';
import { type ScriptLine, ScriptProblem } from './script-lines.ts';
import { entryOf, partsOf, textIn } from './words-of-a-line.ts';

interface CoverOptions {
  manner: Manner;
  number: number;
  /** The publisher's. */
  mark: Art;
}

const lettering = ['title', 'lettering', 'tagline', 'number', 'mark', 'frame'];
const firstWord = ({ head }: ScriptLine): string => head.split(/[\s,]/)[0] ?? '';

/** `cover moonlight, manner bright` and the lines after it, up to the first page. */
export function readCover(
  [opening, ...body]: readonly [ScriptLine, ...ScriptLine[]],
  { manner: storyManner, number, mark }: CoverOptions,
  reading: Reading,
): Cover {
  const [[, ...place] = [], ...options] = partsOf(opening.head);
  const [option, mannerName] = options[0] ?? [];
  if (option !== undefined && option !== 'manner')
    throw new ScriptProblem(opening, `a cover has no option “${option}”; there is manner NAME`);
  const manner = option === undefined ? storyManner : entryOf<Manner>(manners, mannerName, opening, 'manner');
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
    manner,
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
    title: all('title').map((line) => titleOf(line, manner, reading)),
    lettering: letteringOf(one('lettering')),
    taglines: all('tagline').map((line) => taglineOf(line, reading)),
    number: numberOf(one('number'), number, reading),
    mark: markOf(one('mark'), mark),
    frame: frameOf(one('frame')),
  };
}

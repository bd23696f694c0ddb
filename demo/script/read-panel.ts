import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import type { Balloon } from '../drawing/lettering/measure-balloon.ts';
import {
  type Actor,
  type Art,
  type ScriptPanel,
  type Shot,
  type Sound,
  shots,
} from '../drawing/page/scene.ts';
import { layers } from '../places/mood.ts';
import type { Vocabulary } from '../places/vocabulary.ts';
import { entryOf, parseNumber, splitOptions, textIn } from './parse-words.ts';
import { panelText } from './phrases.ts';
import { readActor } from './read-actor.ts';
import { readBalloon, readSound } from './read-balloon.ts';
import { readProp } from './read-prop.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

/** What the lines of a script refer to. */
export interface ScriptContext {
  vocabulary: Vocabulary;
  language: SeedLanguage;
  nameOf(actor: string): string;
}

/** Parses a place with its arguments: `lagoon 0.5`. */
export function readPlace(words: readonly string[], line: ScriptLine, { vocabulary }: ScriptContext): Art {
  const [name, ...rest] = words;
  return entryOf(vocabulary.places, name, line, 'place')(...rest);
}

/** Parses `panel lagoon 0.5, wide, width 2` and the lines after it. */
export function readPanel(
  line: ScriptLine,
  body: readonly ScriptLine[],
  context: ScriptContext,
): ScriptPanel {
  const [[, ...place] = [], ...options] = splitOptions(line.head);
  const content = readContent(body, context);
  const description = body.find(({ head }) => head === 'seen');
  if (description === undefined) throw new ScriptError(line, '“seen: …” is missing');
  return {
    drawPlace: layers(readPlace(place, line, context), ...content.behind),
    drawForeground: layers(...content.front),
    cast: content.cast,
    balloons: content.balloons,
    sounds: content.sounds,
    text: panelText(textIn(description, context.language), content.balloons, content.sounds, context),
    shot: 'medium',
    width: 1,
    tilt: 0,
    bleeds: false,
    hasBorder: true,
    inset: null,
    ...Object.assign({}, ...options.map((option) => optionOf(option, line))),
  };
}

function optionOf(option: readonly string[], line: ScriptLine): Partial<ScriptPanel> {
  const [name, ...values] = option;
  const shot = shots.find((each) => each === name);
  if (shot !== undefined) return { shot } satisfies { shot: Shot };
  const numbers = values.map((value) => parseNumber(value, line, name ?? ''));
  const [first = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = numbers;
  if (name === 'width' && numbers.length === 1) return { width: first };
  if (name === 'tilt' && numbers.length === 1) return { tilt: first };
  if (name === 'inset' && numbers.length === 4) return { inset: { x: first, y, width, height } };
  if (name === 'bleed' && numbers.length === 0) return { bleeds: true };
  if (name === 'borderless' && numbers.length === 0) return { hasBorder: false };
  throw new ScriptError(
    line,
    `a panel has no option “${option.join(' ')}”, only ${shots.join(', ')}, width N, tilt N, bleed, borderless, inset X Y WIDTH HEIGHT`,
  );
}

export interface PanelContent {
  behind: Art[];
  front: Art[];
  cast: Actor[];
  balloons: Balloon[];
  sounds: Sound[];
}

/** Parses the content of a panel. Lines may have any order; balloons and sounds keep theirs. */
export function readContent(body: readonly ScriptLine[], context: ScriptContext): PanelContent {
  const content: PanelContent = { behind: [], front: [], cast: [], balloons: [], sounds: [] };
  for (const line of body.filter(({ text }) => text === null)) {
    const [first] = line.head.split(/\s+/);
    const [[, ...words] = [], ...options] = splitOptions(line.head);
    if (first === 'layer') content.behind.push(readPlace(words, line, context));
    else if (first === 'prop') content.behind.push(readProp(words, options, line, context));
    else if (first === 'front' && words[0] === 'prop')
      content.front.push(readProp(words.slice(1), options, line, context));
    else if (first === 'front') content.front.push(readPlace(words, line, context));
    else content.cast.push(readActor(line, context));
  }
  for (const line of body.filter(({ text, head }) => text !== null && head !== 'seen')) {
    if (line.head.startsWith('sound ')) content.sounds.push(readSound(line, context));
    else content.balloons.push(readBalloon(line, content.cast, context));
  }
  return content;
}

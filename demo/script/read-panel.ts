import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';
import type { Words } from '../drawing/lettering/words.ts';
import { type Actor, type Art, type Panel, type Shot, type Sound, shots } from '../drawing/page/scene.ts';
import { layers } from '../places/mood.ts';
import type { Vocabulary } from '../places/vocabulary.ts';
import { spokenText } from './phrases.ts';
import { readActor } from './read-actor.ts';
import { readThing } from './read-thing.ts';
import { readSound, readWords } from './read-words.ts';
import { type ScriptLine, ScriptProblem } from './script-lines.ts';
import { entryOf, numberIn, partsOf, textIn } from './words-of-a-line.ts';

/** What reading a script needs to know beside its lines. */
export interface Reading {
  vocabulary: Vocabulary;
  language: SeedLanguage;
  nameOf(actor: string): string;
}

/** A place by its name and arguments: `lagoon 0.5`. */
export function placeIn(words: readonly string[], line: ScriptLine, { vocabulary }: Reading): Art {
  const [name, ...rest] = words;
  return entryOf(vocabulary.places, name, line, 'place')(...rest);
}

/** One panel: `panel lagoon 0.5, wide, width 2` and the lines after it. */
export function readPanel(line: ScriptLine, body: readonly ScriptLine[], reading: Reading): Panel {
  const [[, ...place] = [], ...options] = partsOf(line.head);
  const content = readContent(body, reading);
  const seen = body.find(({ head }) => head === 'seen');
  if (seen === undefined) throw new ScriptProblem(line, '“seen: …” is missing');
  return {
    place: layers(placeIn(place, line, reading), ...content.behind),
    front: layers(...content.front),
    cast: content.cast,
    words: content.words,
    sounds: content.sounds,
    text: spokenText(textIn(seen, reading.language), content.words, content.sounds, reading),
    shot: 'medium',
    width: 1,
    tilt: 0,
    bleeds: false,
    hasBorder: true,
    inset: null,
    ...Object.assign({}, ...options.map((option) => optionOf(option, line))),
  };
}

function optionOf(option: readonly string[], line: ScriptLine): Partial<Panel> {
  const [name, ...values] = option;
  const shot = shots.find((each) => each === name);
  if (shot !== undefined) return { shot } satisfies { shot: Shot };
  const figures = values.map((value) => numberIn(value, line, name ?? ''));
  const [first = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = figures;
  if (name === 'width' && figures.length === 1) return { width: first };
  if (name === 'tilt' && figures.length === 1) return { tilt: first };
  if (name === 'inset' && figures.length === 4) return { inset: { x: first, y, width, height } };
  if (name === 'bleed' && figures.length === 0) return { bleeds: true };
  if (name === 'borderless' && figures.length === 0) return { hasBorder: false };
  throw new ScriptProblem(
    line,
    `a panel has no option “${option.join(' ')}”; there are ${shots.join(', ')}, width N, tilt N, bleed, borderless, inset X Y WIDTH HEIGHT`,
  );
}

export interface PanelContent {
  behind: Art[];
  front: Art[];
  cast: Actor[];
  words: Words[];
  sounds: Sound[];
}

/** What is in a panel, whatever the order of its lines; balloons and sounds keep theirs. */
export function readContent(body: readonly ScriptLine[], reading: Reading): PanelContent {
  const content: PanelContent = { behind: [], front: [], cast: [], words: [], sounds: [] };
  for (const line of body.filter(({ text }) => text === null)) {
    const [first] = line.head.split(/\s+/);
    const [[, ...words] = [], ...options] = partsOf(line.head);
    if (first === 'layer') content.behind.push(placeIn(words, line, reading));
    else if (first === 'thing') content.behind.push(readThing(words, options, line, reading));
    else if (first === 'front' && words[0] === 'thing')
      content.front.push(readThing(words.slice(1), options, line, reading));
    else if (first === 'front') content.front.push(placeIn(words, line, reading));
    else content.cast.push(readActor(line, reading));
  }
  for (const line of body.filter(({ text, head }) => text !== null && head !== 'seen')) {
    if (line.head.startsWith('sound ')) content.sounds.push(readSound(line, reading));
    else content.words.push(readWords(line, content.cast, reading));
  }
  return content;
}

import type { Words, WordsKind } from '../drawing/lettering/words.ts';
import type { Actor, Sound } from '../drawing/page/scene.ts';
import type { ScriptContext } from './read-panel.ts';
import { type ScriptLine, ScriptProblem } from './script-line.ts';
import { colourIn, numberIn, textIn } from './parse-words.ts';

const verbs: Readonly<Record<string, WordsKind>> = {
  shouts: 'shout',
  whispers: 'whisper',
  thinks: 'thought',
};

/** `pipa: …`, `pipa shouts: …`, `voice 0.5 0.2: …`, `caption: …` or `footnote: …`. */
export function readWords(line: ScriptLine, cast: readonly Actor[], { language }: ScriptContext): Words {
  const text = textIn(line, language).replaceAll('\\n', '\n');
  const [who = '', ...rest] = line.head.split(/\s+/);
  if (line.head === 'caption') return { kind: 'caption', text };
  if (line.head === 'footnote') return { kind: 'caption', text, foot: true };
  const verb = verbs[rest[0] ?? ''];
  const after = verb === undefined ? rest : rest.slice(1);
  if (who === 'voice') return { kind: 'off', text, ...toneOf(verb), ...originOf(after, line) };
  if (!cast.some(({ name }) => name === who))
    throw new ScriptProblem(line, `“${who}” is not in this panel, and no caption, footnote, voice or sound`);
  if (after.length > 0)
    throw new ScriptProblem(line, `“${after.join(' ')}” is none of ${Object.keys(verbs).join(', ')}`);
  return { kind: verb ?? 'speech', text, by: who };
}

const toneOf = (verb: WordsKind | undefined): Pick<Words, 'tone'> =>
  verb === 'shout' || verb === 'whisper' ? { tone: verb } : {};

function originOf(words: readonly string[], line: ScriptLine): Pick<Words, 'from'> {
  if (words.length === 0) return {};
  const [x, y] = words;
  return { from: [numberIn(x, line, 'where the voice is'), numberIn(y, line, 'where the voice is')] };
}

/** `sound 0.68 0.84 150 #ff8a2a -8: FSSHH!`: place, size, colour and turn. */
export function readSound(line: ScriptLine, { language }: ScriptContext): Sound {
  const [, x, y, size, colour, turn = '-8'] = line.head.split(/\s+/);
  return {
    text: textIn(line, language),
    x: numberIn(x, line, 'the place of a sound'),
    y: numberIn(y, line, 'the place of a sound'),
    size: numberIn(size, line, 'the size of a sound'),
    colour: colourIn(colour, line, 'the colour of a sound'),
    turn: numberIn(turn, line, 'the turn of a sound'),
  };
}

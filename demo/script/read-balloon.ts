import type { Balloon, BalloonKind } from '../drawing/lettering/measure-balloon.ts';
import type { Actor, Sound } from '../drawing/page/scene.ts';
import { parseColour, parseNumber, textIn } from './parse-words.ts';
import type { ScriptContext } from './read-panel.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

const verbs: Readonly<Record<string, BalloonKind>> = {
  shouts: 'shout',
  whispers: 'whisper',
  thinks: 'thought',
};

/** Parses `pipa: …`, `pipa shouts: …`, `voice 0.5 0.2: …`, `caption: …` or `footnote: …`. */
export function readBalloon(line: ScriptLine, cast: readonly Actor[], { language }: ScriptContext): Balloon {
  const text = textIn(line, language).replaceAll('\\n', '\n');
  const [who = '', ...rest] = line.head.split(/\s+/);
  if (line.head === 'caption') return { kind: 'caption', text };
  if (line.head === 'footnote') return { kind: 'caption', text, isAtFoot: true };
  const verb = verbs[rest[0] ?? ''];
  const after = verb === undefined ? rest : rest.slice(1);
  if (who === 'voice') return { kind: 'off', text, ...toneOf(verb), ...originOf(after, line) };
  if (!cast.some(({ name }) => name === who))
    throw new ScriptError(
      line,
      `“${who}” is not an actor of this panel, and not caption, footnote, voice or sound`,
    );
  if (after.length > 0)
    throw new ScriptError(line, `“${after.join(' ')}” is not one of ${Object.keys(verbs).join(', ')}`);
  return { kind: verb ?? 'speech', text, by: who };
}

const toneOf = (verb: BalloonKind | undefined): Pick<Balloon, 'tone'> =>
  verb === 'shout' || verb === 'whisper' ? { tone: verb } : {};

function originOf(words: readonly string[], line: ScriptLine): Pick<Balloon, 'from'> {
  if (words.length === 0) return {};
  const [x, y] = words;
  return {
    from: [parseNumber(x, line, 'the position of a voice'), parseNumber(y, line, 'the position of a voice')],
  };
}

/** Parses `sound 0.68 0.84 150 #ff8a2a -8: FSSHH!`: position, size, colour and rotation. */
export function readSound(line: ScriptLine, { language }: ScriptContext): Sound {
  const [, x, y, size, colour, rotation = '-8'] = line.head.split(/\s+/);
  return {
    text: textIn(line, language),
    x: parseNumber(x, line, 'the position of a sound'),
    y: parseNumber(y, line, 'the position of a sound'),
    size: parseNumber(size, line, 'the size of a sound'),
    colour: parseColour(colour, line, 'the colour of a sound'),
    rotation: parseNumber(rotation, line, 'the rotation of a sound'),
  };
}

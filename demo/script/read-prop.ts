import type { Art } from '../drawing/page/scene.ts';
import { propAt } from '../places/interior.ts';
import { entryOf, parseNumber } from './parse-words.ts';
import type { ScriptContext } from './read-panel.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

/** Parses `rocket 0.5 0.8 1.7, turn 20, mirrored`: position in shares of the panel, size, options. */
export function readProp(
  words: readonly string[],
  options: readonly string[][],
  line: ScriptLine,
  { vocabulary }: ScriptContext,
): Art {
  const [name, x, y, size = '1'] = words;
  const prop = entryOf(vocabulary.props, name, line, 'prop');
  let [rotation, mirrored] = [0, false];
  for (const [option, value] of options) {
    if (option === 'turn') rotation = parseNumber(value, line, 'the rotation');
    else if (option === 'mirrored') mirrored = true;
    else throw new ScriptError(line, `a prop has no option “${option ?? ''}”, only turn N, mirrored`);
  }
  const at = [x, y, size].map((word) => parseNumber(word, line, 'position and size of a prop'));
  return propAt(prop, at[0] ?? 0, at[1] ?? 0, at[2], rotation, mirrored);
}

import { expressions } from '../drawing/character/expressions.ts';
import { poses } from '../drawing/character/poses.ts';
import type { Actor } from '../drawing/page/scene.ts';
import { entryOf, oneOf, parseNumber, rejectExtraWord, splitOptions } from './parse-words.ts';
import type { ScriptContext } from './read-panel.ts';
import { ScriptError, type ScriptLine } from './script-line.ts';

const numbers = ['size', 'lift', 'turn', 'y', 'scale'] as const;

/** Parses `pipa 0.26 happy point, holds bottle, size 1.2, away`. */
export function readActor(line: ScriptLine, { vocabulary }: ScriptContext): Actor {
  const [[name = '', position, face = 'calm', pose = 'stand', extra] = [], ...options] = splitOptions(
    line.head,
  );
  const character = entryOf(vocabulary.cast, name, line, 'actor');
  rejectExtraWord(extra, line);
  const at = parseNumber(position, line, `the position of ${name}`);
  if (at < -0.2 || at > 1.2)
    throw new ScriptError(line, `the position of ${name} is a share of the panel from 0 to 1, not ${at}`);
  const actor: Actor = {
    name,
    character,
    at,
    face: oneOf(Object.keys(expressions) as (keyof typeof expressions)[], face, line, 'expression'),
    pose: oneOf(Object.keys(poses) as (keyof typeof poses)[], pose, line, 'pose'),
    turn: at < 0.5 ? 0.6 : -0.6,
  };
  for (const [option = '', value] of options) {
    const number = numbers.find((each) => each === option);
    if (number !== undefined) actor[number] = parseNumber(value, line, option);
    else if (option === 'away') actor.isFromBehind = true;
    else if (option === 'holds') actor.holds = entryOf(vocabulary.props, value, line, 'prop');
    else
      throw new ScriptError(
        line,
        `an actor has no option “${option}”, only ${numbers.join(' N, ')} N, holds PROP, away`,
      );
  }
  return actor;
}

import { oneLine } from '../../../../src/domain/one-line.ts';

it.each([
  ['  Rua   Um ', 'Rua Um'],
  ['Rua\tUm\r\nDois', 'Rua Um Dois'],
  ['a\u0000b\ud800c\u0085d', 'a b c d'],
  ['🦸 Ana', '🦸 Ana'],
  ['\u202a+55 81\u202c Ana\u200e', '+55 81 Ana'],
  ['\u0000 ', ''],
])('oneLine converts %j to %j', (text, line) => expect(oneLine(text)).toBe(line));

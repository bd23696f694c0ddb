import type { Brush } from '../brush/brush.ts';
import { shadeOn } from '../brush/shade-on.ts';
import type { ActorState, Character } from '../character/character.ts';
import { ellipse } from '../ink/svg.ts';
import { drawFace } from './face.ts';

function ear(brush: Brush, x: number, { skin, earrings }: Character): string {
  const side = Math.sign(x);
  return (
    brush.ink(ellipse(x, 4, 9, 12), skin, 0.9) +
    brush.line(`M${x + side * 3} -2q${-side * 6} 4 ${-side * 3} 10`, 0.4) +
    (earrings === undefined ? '' : brush.ink(ellipse(x + side * 2, 22, 6.5), earrings, 0.6))
  );
}

export function humanHead(brush: Brush, character: Character, state: ActorState): string {
  const { skin, jaw = 0.4, beard } = character;
  const { turn } = state;
  const chinX = turn * 6;
  const chinHalfWidth = 20 + jaw * 15;
  const [leftX, rightX] = turn < 0 ? [-43, 45] : [-45, 43];
  const skull = `M${leftX} -8C-46 -44 -26 -57 0 -57C26 -57 46 -44 ${rightX} -8C45 ${14 + jaw * 14} ${chinX + chinHalfWidth} 53 ${chinX} 53C${chinX - chinHalfWidth} 53 -45 ${14 + jaw * 14} ${leftX} -8Z`;
  const side = turn < 0 ? -1 : 1;
  const shadow = `M${-45 * side} -8C${-45 * side} ${14 + jaw * 14} ${chinX - chinHalfWidth * side} 53 ${chinX} 53C${-26 * side} 40 ${-34 * side} 10 ${-32 * side} -30C${-41 * side} -26 ${-45 * side} -18 ${-45 * side} -8Z`;
  const ears =
    character.hair.style === 'hood'
      ? ''
      : ear(brush, -45 + Math.max(0, turn) * 5, character) +
        ear(brush, 45 + Math.min(0, turn) * 5, character);
  if (state.isFromBehind) return ears + brush.ink(skull, skin);
  const beardDrawing =
    beard === undefined
      ? ''
      : brush.ink(
          `M-45 0C-46 36 -28 62 -14 62L-8 69L0 65L${chinX} 72L8 65L14 68L18 61C30 60 46 36 45 0C41 14 30 18 ${chinX + 18} 16Q${chinX} 11 ${chinX - 18} 16C-30 18 -41 14 -45 0Z`,
          beard,
          0.8,
        );
  return (
    ears +
    brush.ink(skull, skin) +
    shadeOn(brush, shadow, skin) +
    beardDrawing +
    drawFace(brush, character, state)
  );
}

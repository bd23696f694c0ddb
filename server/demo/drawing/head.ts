import type { Brush } from './brush.ts';
import type { Acting, Character } from './character.ts';
import { darker, lighter } from './colour.ts';
import { drawFace } from './face.ts';
import { drawHair } from './hair.ts';
import { ellipse } from './svg.ts';

export const headSide = 56;

/** How far hair and hat reach to each side. */
export function breadthOf({ hair, hat, kind }: Character): number {
  if (hat !== undefined && hat.style !== 'bandana' && hat.style !== 'cap')
    return hat.style === 'helmet' ? 80 : 84;
  if (hair.style === 'afro') return 78;
  return hair.style === 'curly' || hair.style === 'spiky' || kind === 'skull' ? 68 : headSide;
}

/** How far hair and hat rise over the middle of the face. */
export function crownOf({ hair, hat, kind }: Character): number {
  if (hat !== undefined) return hat.style === 'leather' ? 106 : 92;
  if (hair.style === 'afro' || hair.style === 'bun' || hair.style === 'spiky') return 96;
  return kind === 'skull' || hair.style === 'curly' ? 88 : 72;
}

function humanHead(brush: Brush, character: Character, acting: Acting): string {
  const { skin, jaw = 0.4 } = character;
  const { turn } = acting;
  const chin = turn * 5;
  const wide = 22 + jaw * 14;
  const skull = `M-45 -8C-46 -44 -26 -56 0 -56C26 -56 46 -44 45 -8C45 26 ${chin + wide} 53 ${chin} 53C${chin - wide} 53 -45 26 -45 -8Z`;
  const ear = (x: number): string => brush.inked(ellipse(x, 4, 9, 12), skin, 0.9);
  const earring = (x: number): string =>
    character.earrings === undefined ? '' : brush.inked(ellipse(x, 22, 7), character.earrings, 0.6);
  const beard =
    character.beard === undefined
      ? ''
      : brush.inked(
          `M-45 2C-45 40 -24 68 ${chin} 68C24 68 45 40 45 2C40 16 30 18 ${chin + 18} 16Q${chin} 12 ${chin - 18} 16C-30 18 -40 16 -45 2Z`,
          character.beard,
          0.8,
        );
  const shadow =
    turn >= 0
      ? 'M-45 -8C-45 26 -24 53 0 53C-26 40 -32 10 -30 -30C-40 -26 -45 -18 -45 -8Z'
      : 'M45 -8C45 26 24 53 0 53C26 40 32 10 30 -30C40 -26 45 -18 45 -8Z';
  const hair = drawHair(brush, character, turn);
  const ears =
    character.hair.style === 'hood'
      ? ''
      : ear(-45 + Math.max(0, turn) * 7) + ear(45 + Math.min(0, turn) * 7) + earring(-47) + earring(47);
  return (
    hair.behind +
    ears +
    brush.inked(skull, skin) +
    brush.shade(shadow) +
    beard +
    drawFace(brush, character, acting) +
    hair.front
  );
}

function skullHead(brush: Brush, character: Character, acting: Acting): string {
  const hair = drawHair(brush, character, acting.turn);
  const shift = acting.turn * 8;
  const worried = acting.face === 'worried' || acting.face === 'sad' || acting.face === 'surprised' ? 5 : -3;
  const socket = (side: number): string =>
    `M${shift + side * 5} ${-6 - worried}C${shift + side * 10} -24 ${shift + side * 32} -22 ${shift + side * 32} -2C${shift + side * 32} 14 ${shift + side * 8} 14 ${shift + side * 5} ${-6 - worried}Z`;
  const grin =
    acting.face === 'laugh' || acting.face === 'happy' || acting.face === 'tender'
      ? 6
      : acting.face === 'sad' || acting.face === 'worried'
        ? -5
        : 0;
  const teeth = [-3, -2, -1, 0, 1, 2, 3]
    .map((tooth) => `M${shift + tooth * 6} ${30 - (grin * tooth * tooth) / 9}v11`)
    .join('');
  const bone =
    'M-42 -10C-44 -48 -24 -58 0 -58C24 -58 44 -48 42 -10C42 8 34 14 30 20C30 38 26 54 0 54C-26 54 -30 38 -30 20C-34 14 -42 8 -42 -10Z';
  return (
    hair.behind +
    brush.inked(bone, character.skin) +
    brush.flat(socket(-1) + socket(1), '#100c14') +
    brush.flat(`M${shift} 8l-6 12h12Z`, '#100c14') +
    brush.flat(
      ellipse(shift - 17 + acting.turn * 4, -4, 4) + ellipse(shift + 20 + acting.turn * 4, -4, 4),
      '#f7f1e3',
    ) +
    brush.line(teeth, 0.7) +
    brush.line(`M${shift - 22} ${36 - grin}Q${shift} ${36 + grin} ${shift + 22} ${36 - grin}`, 0.8) +
    hair.front
  );
}

function capybaraHead(brush: Brush, character: Character, acting: Acting): string {
  const { skin } = character;
  const shift = acting.turn * 8;
  const dark = darker(skin, 0.45);
  const snout = `M${shift - 34} 2C${shift - 40} 40 ${shift - 34} 56 ${shift} 56C${shift + 34} 56 ${shift + 40} 40 ${shift + 34} 2C${shift + 24} -10 ${shift - 24} -10 ${shift - 34} 2Z`;
  const nose = `M${shift * 1.5 - 20} 6C${shift * 1.5 - 12} -4 ${shift * 1.5 + 12} -4 ${shift * 1.5 + 20} 6C${shift * 1.5 + 12} 18 ${shift * 1.5 - 12} 18 ${shift * 1.5 - 20} 6Z`;
  const hair = drawHair(brush, character, acting.turn);
  return (
    hair.behind +
    brush.inked(ellipse(-36, -46, 13, 12) + ellipse(36, -46, 13, 12), dark) +
    brush.inked(
      'M0 -56C40 -56 50 -30 50 6C50 40 34 58 0 58C-34 58 -50 40 -50 6C-50 -30 -40 -56 0 -56Z',
      skin,
    ) +
    brush.flat(snout, lighter(skin, 0.18)) +
    drawFace(brush, { ...character, lips: darker(skin, 0.75) }, acting) +
    brush.inked(nose, dark, 0.7) +
    hair.front
  );
}

export function drawHead(brush: Brush, character: Character, acting: Acting): string {
  if (character.kind === 'capybara') return capybaraHead(brush, character, acting);
  return character.kind === 'skull'
    ? skullHead(brush, character, acting)
    : humanHead(brush, character, acting);
}

import type { Brush } from '../brush/brush.ts';
import type { ActorState, Character } from '../character/character.ts';
import { mouths } from '../character/mouths.ts';
import { drawSign } from '../character/signs.ts';
import { ellipse } from '../ink/svg.ts';
import { featuresOf } from './face.ts';

const bone =
  'M-43 -10C-45 -48 -24 -59 0 -59C24 -59 45 -48 43 -10C42 8 34 14 30 20C29 30 26 36 20 38H-20C-26 36 -29 30 -30 20C-34 14 -42 8 -43 -10Z';

/** Skulls have no lips and lids. Eye sockets and teeth change their shape with the expression. */
export function skullHead(brush: Brush, character: Character, state: ActorState): string {
  const features = featuresOf(state);
  const { turn } = state;
  const shift = turn * 8;
  const jawOpening = mouths[features.mouth].open === undefined ? 0 : 9;
  const jaw = `M${shift - 25} ${30 + jawOpening}Q${shift} ${36 + jawOpening} ${shift + 25} ${30 + jawOpening}C${shift + 26} ${44 + jawOpening} ${shift + 16} ${56 + jawOpening} ${shift} ${56 + jawOpening}C${shift - 16} ${56 + jawOpening} ${shift - 26} ${44 + jawOpening} ${shift - 25} ${30 + jawOpening}Z`;
  if (state.isFromBehind)
    return brush.ink(bone, character.skin) + brush.line('M-10 -56Q-4 -30 -12 -10L-6 4', 0.6);
  const [inner, outer] = features.brow;
  const lift = (inner - outer) * 0.7;
  const socket = (side: number): string =>
    `M${shift + side * 5} ${-4 - lift}C${shift + side * 10} ${-22 - lift} ${shift + side * 32} ${-22 + lift} ${shift + side * 33} -2C${shift + side * 32} 14 ${shift + side * 8} 14 ${shift + side * 5} ${-4 - lift}Z`;
  const grin =
    { smile: 7, grin: 7, smirk: 5, gentle: 3, frown: -6, wave: -4, wail: -6 }[features.mouth as string] ?? 0;
  const teeth = (y: number): string =>
    [-3, -2, -1, 0, 1, 2, 3]
      .map((tooth) => `M${shift + tooth * 6} ${y - (grin * tooth * tooth) / 9}v9`)
      .join('');
  const glow = typeof features.eyes === 'number' ? Math.max(2, 4.4 * features.eyes) : 2;
  const [sideways, down] = features.gaze ?? [0, 0];
  const gazeX = turn * 5 + sideways * 5;
  return (
    brush.ink(jaw, character.skin) +
    brush.ink(bone, character.skin) +
    brush.fill(socket(-1) + socket(1), '#100c14') +
    brush.fill(`M${shift} 8l-6 12h12Z`, '#100c14') +
    brush.fill(
      ellipse(shift - 19 + gazeX, -3 + down * 5, glow) + ellipse(shift + 19 + gazeX, -3 + down * 5, glow),
      '#f7f1e3',
    ) +
    brush.line(teeth(29) + (jawOpening > 0 ? teeth(34 + jawOpening) : ''), 0.7) +
    (jawOpening > 0
      ? ''
      : brush.line(`M${shift - 22} ${37 - grin}Q${shift} ${37 + grin} ${shift + 22} ${37 - grin}`, 0.8)) +
    brush.line('M24 -48l-5 8l6 5l-4 7', 0.45) +
    drawSign(brush, features, turn < 0 ? -1 : 1, 0)
  );
}

import { blueprint } from './blueprint.ts';
import { bright } from './bright.ts';
import { campaign } from './campaign.ts';
import { cordel } from './cordel.ts';
import { crayon } from './crayon.ts';
import type { DrawingStyle } from './drawing-style.ts';
import { hero } from './hero.ts';
import { manga } from './manga.ts';
import { noir } from './noir.ts';
import { pixel } from './pixel.ts';
import { pixelNight } from './pixel-night.ts';
import { scroll } from './scroll.ts';
import { strip } from './strip.ts';

/** Drawing styles by their names in scripts. */
export const drawingStyles = {
  'pixel-night': pixelNight,
  pixel,
  blueprint,
  bright,
  campaign,
  cordel,
  crayon,
  hero,
  manga,
  noir,
  scroll,
  strip,
} as const satisfies Record<string, DrawingStyle>;

import type { Manner } from './manner.ts';
import { blueprint } from './manners/blueprint.ts';
import { bright } from './manners/bright.ts';
import { campaign } from './manners/campaign.ts';
import { cordel } from './manners/cordel.ts';
import { crayon } from './manners/crayon.ts';
import { hero } from './manners/hero.ts';
import { manga } from './manners/manga.ts';
import { noir } from './manners/noir.ts';
import { pixel } from './manners/pixel.ts';
import { pixelNight } from './manners/pixel-night.ts';
import { scroll } from './manners/scroll.ts';
import { strip } from './manners/strip.ts';

/** By the name that scripts give them. */
export const manners = {
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
} as const satisfies Record<string, Manner>;

import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import type { StoryArt } from '../../story-art.ts';
import { ademir, chief, deise } from './cast.ts';
import { beam, cable, clock, control, dam, flood, gallery } from './places.ts';
import * as props from './props.ts';
import { screen } from './screen.ts';

export const art: StoryArt = {
  style: drawingStyles['pixel-night'],
  cast: { deise, ademir, chief },
  places: { beam, cable, clock, control, dam, flood, gallery, screen },
  props,
};

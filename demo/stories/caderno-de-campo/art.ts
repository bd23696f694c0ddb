import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import type { StoryArt } from '../../story-art.ts';
import { amaro, antonio, bia, celso, dora, duda, lourdes, muralha, nei, quim, tonho } from './cast.ts';
import { apertures, clockface, harp, napkin, optics, pulses, spinning, whirls } from './diagrams.ts';
import { arrow, grid, label, measure, waves } from './drafting.ts';
import { door, pane, pillow } from './night-rooms.ts';
import { crossing, footbridge, pitch, strings } from './outdoors.ts';
import { antenna, galaxy, hill, lookout, pantry, study, vigil } from './places.ts';
import * as props from './props.ts';

export const art: StoryArt = {
  style: drawingStyles.blueprint,
  cast: { dora, celso, tonho, antonio, amaro, bia, lourdes, muralha, nei, quim, duda },
  places: {
    grid,
    label,
    measure,
    arrow,
    waves,
    hill,
    galaxy,
    study,
    lookout,
    antenna,
    pantry,
    pitch,
    footbridge,
    crossing,
    strings,
    optics,
    apertures,
    spinning,
    whirls,
    pulses,
    clockface,
    vigil,
    harp,
    napkin,
    pillow,
    pane,
    door,
  },
  props,
};

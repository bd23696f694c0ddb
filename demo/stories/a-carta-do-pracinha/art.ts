import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import type { StoryArt } from '../../story-art.ts';
import * as cast from './cast.ts';
import { flakes, shell, snow, snowLetter, tent, trench } from './front-line.ts';
import { hillTown, letter, school, schoolDesk, ward } from './home.ts';
import * as props from './props.ts';

export const art: StoryArt = {
  style: drawingStyles.campaign,
  cast,
  places: {
    snow,
    flakes,
    trench: () => trench,
    'snow-letter': snowLetter,
    shell,
    tent: () => tent,
    letter,
    school,
    'school-desk': () => schoolDesk,
    'hill-town': () => hillTown,
    ward: () => ward,
  },
  props: { ...props },
};

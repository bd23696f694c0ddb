import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import type { StoryArt } from '../../story-art.ts';
import { clock, hallway } from '../turno-da-noite/rooms.ts';
import { baby } from './baby.ts';
import { kitchen, lift, lobbyScreen, tower } from './building.ts';
import * as cast from './cast.ts';
import { device, insideTheirs, monitor, nursery, visitor, visitorSeen } from './nursery.ts';

export const art: StoryArt = {
  style: drawingStyles.noir,
  cast,
  places: {
    tower,
    kitchen: () => kitchen,
    nursery,
    monitor,
    'clock-green': (time) => clock(time, '#5fd08a'),
    hallway,
    lift,
    'lobby-screen': () => lobbyScreen,
    'inside-theirs': () => insideTheirs,
  },
  props: { device, baby, visitor, 'visitor-seen': visitorSeen },
};

import { bright } from '../../drawing/styles/bright.ts';
import type { StoryArt } from '../../story-art.ts';
import * as cast from './cast.ts';
import { fair, hole, sign, stall, voyage } from './fair.ts';
import { banner, moonlight, orangecut, porch, tunnelmouth } from './places.ts';
import * as props from './props.ts';
import { day, hammock, launch, moonwater, night, space, splash, waterline } from './sky.ts';
import { burrow, crosscut, dig, lightshaft, ride, tunnel } from './underground.ts';

export const art: StoryArt = {
  style: bright,
  cast,
  places: {
    day: () => day,
    space: () => space,
    moonwater: () => moonwater,
    waterline: () => waterline,
    launch: () => launch,
    splash: () => splash,
    night: () => night,
    hammock: () => hammock,
    moonlight: () => moonlight,
    porch: () => porch,
    orangecut: () => orangecut,
    dig: () => dig,
    crosscut: () => crosscut,
    tunnel: () => tunnel,
    lightshaft: () => lightshaft,
    burrow: () => burrow,
    ride: () => ride,
    fair: () => fair,
    hole: () => hole,
    stall: () => stall,
    voyage: () => voyage,
    sign: () => sign,
    tunnelmouth: () => tunnelmouth,
    banner: () => banner,
  },
  props,
};

import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import { layers, plainBackground } from '../../places/mood.ts';
import type { StoryArt } from '../../story-art.ts';
import { banner } from './banner.ts';
import * as cast from './cast.ts';
import { bedroom, flood, lobby, soakedBed, water } from './flats.ts';
import { leapingDog } from './leaping-dog.ts';
import * as moreCast from './more-cast.ts';
import { darkness, dawn, glass, grip } from './night-bus.ts';
import { bumper, posterFour, posterOne, posterThree, posterTwo } from './posters.ts';
import * as props from './props.ts';
import { boards, bus, cab, clock, desk, flour, hallway, office } from './rooms.ts';
import { alley, avenue, rooftops, square, street, viaduct } from './streets.ts';
import { boothClose, boothDark, coinSlot, cutWire, dogClose, doorway, gold, home } from './telephone.ts';

export const art: StoryArt = {
  style: drawingStyles.noir,
  cast: { ...cast, ...moreCast },
  places: {
    'poster-one': () => posterOne,
    'poster-two': () => posterTwo,
    'poster-three': () => posterThree,
    'poster-four': () => posterFour,
    bumper: () => bumper,
    rooftops: () => rooftops,
    banner: () => banner,
    street,
    alley,
    square: () => square,
    viaduct: () => viaduct,
    avenue: () => avenue,
    office: () => office,
    desk: () => desk,
    bus: () => bus,
    cab: () => cab,
    hallway,
    boards: () => boards,
    clock,
    'booth-close': () => boothClose,
    'booth-dark': () => boothDark,
    'cut-wire': () => cutWire,
    'coin-slot': () => coinSlot,
    gold: () => gold,
    home: () => home,
    doorway: () => doorway,
    glass: () => glass,
    grip: () => grip,
    darkness,
    dawn: () => dawn,
    bedroom: () => bedroom,
    'soaked-bed': () => soakedBed,
    lobby: () => lobby,
    flood: () => flood,
    water: () => water,
    'water-only': () => layers(plainBackground('#0b3a5a'), water),
    flour: () => flour,
    'dog-close': () => dogClose,
  },
  props: {
    banknote: props.banknote,
    'night-bus': props.nightBus,
    wheel: props.wheel,
    backpack: props.backpack,
    pistol: props.pistol,
    pastel: props.pastel,
    contract: props.contract,
    candle: props.candle,
    suitcase: props.suitcase,
    chair: props.chair,
    paw: props.paw,
    'shoe-print': props.shoePrint,
    pedal: props.pedal,
    footprint: props.footprint,
    'leaping-dog': (brush) => leapingDog(brush),
  },
};

import { cutout } from '../../drawing/styles/cutout.ts';
import type { StoryArt } from '../../story-art.ts';
import { cuppedHands, giantMachine, moonlitBoat, pull } from './covers.ts';
import { heavens } from './heavens.ts';
import * as letterCast from './letter-cast.ts';
import { mangrove } from './mangrove.ts';
import { flour, sheet } from './paper.ts';
import * as props from './props.ts';
import * as queueCast from './queue-cast.ts';
import { room, table, tramInside } from './rooms.ts';
import { shops } from './shops.ts';
import * as shoreCast from './shore-cast.ts';
import { downtown, street } from './town.ts';
import * as tramCast from './tram-cast.ts';
import { film, letter, machine, ribbon, typedSheet, workshop } from './typewriters.ts';
import * as vehicles from './vehicles.ts';
import { beach, deep, petals, sea } from './water.ts';

export const art: StoryArt = {
  style: cutout,
  cast: { ...tramCast, ...queueCast, ...letterCast, ...shoreCast },
  places: {
    sheet,
    flour,
    street,
    downtown,
    shops,
    sea,
    beach,
    mangrove,
    heavens,
    deep,
    petals,
    room,
    workshop,
    table,
    ribbon,
    typed: typedSheet,
    'tram-inside': tramInside,
    cupped: cuppedHands,
    giantMachine,
    moonlitBoat,
    pull,
  },
  props: { ...props, ...vehicles, film, letter, machine },
};

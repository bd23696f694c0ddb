import { crayon } from '../../drawing/styles/crayon.ts';
import type { StoryArt } from '../../story-art.ts';
import { amarelo, beto, betoliso, bolota, branco, fifi, mia, rabudo, zuzu } from './cast.ts';
import { burst, mixing, overlap, tail, tailless } from './colours.ts';
import { banner, grin } from './grin.ts';
import { dark, dawn, eyes, face, scratch } from './night.ts';
import { jungle, sunset, yard } from './paper.ts';
import * as props from './props.ts';
import { rubberfierce, rubberhappy, rubbersad } from './rubber.ts';
import { blue, enter, hole, island, map, pirate, sea, wave, white } from './sea.ts';
import { giant, table } from './table.ts';

export const art: StoryArt = {
  style: crayon,
  cast: { bolota, rabudo, zuzu, branco, amarelo, fifi, mia, beto, betoliso },
  places: {
    table,
    yard,
    giant: () => giant,
    jungle: () => jungle,
    sunset: () => sunset,
    mixing,
    burst: () => burst,
    tail: () => tail,
    dark,
    scratch: () => scratch,
    eyes: () => eyes,
    grin: () => grin,
    banner: () => banner,
    face,
    dawn: () => dawn,
    sea: () => sea,
    wave: () => wave,
    hole: () => hole,
    enter: () => enter,
    map: () => map,
    island: () => island,
    sky: () => blue,
    white: () => white,
    tailless: () => tailless,
    overlap: () => overlap,
    pirate: () => pirate,
  },
  props: { ...props, rubberfierce, rubbersad, rubberhappy },
};

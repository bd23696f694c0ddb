import type { Prop } from '../drawing/page/scene.ts';
import * as props from './props.ts';

/** Props that every script may use, in a hand or in a panel. */
export const commonProps: Readonly<Record<string, Prop>> = {
  handset: props.handset,
  cup: props.cup,
  pizza: props.pizza,
  scythe: props.scythe,
  lace: props.lace,
  peteca: props.peteca,
  key: props.key,
  notebook: props.notebook,
  bottle: props.bottle,
  note: props.note,
  umbrella: props.umbrella,
  dog: (brush) => props.caramelDog(brush),
  'phone-booth': props.phoneBooth,
  cat: (brush) => props.cat(brush),
  parrot: props.parrot,
  rocket: props.rocket,
  flame: props.flame,
  'bread-tray': props.breadTray,
  fishbowl: props.fishbowl,
  flower: props.flower,
  shirt: props.shirt,
  'watering-can': props.wateringCan,
  trombone: props.trombone,
};

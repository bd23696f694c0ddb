import { corner, night, noon, skyline, wavyPavement } from './city.ts';
import { backlands, lagoon, meadow } from './country.ts';
import { facade, openSky } from './facade.ts';
import { counter, room, type WallItem } from './interior.ts';
import { halftoneDots, layers, plainBackground, rain, rays, speedLines } from './mood.ts';
import type { PlaceFactory } from './vocabulary.ts';

const number = (word: string | undefined, otherwise: number): number =>
  word === undefined ? otherwise : Number(word);

/** Parses the items of a wall: `window 0.7 0.4 1.2 shelf 0.3 0.5 1`. */
function parseWallItems(words: readonly string[]): [WallItem, number, number, number][] {
  const items: [WallItem, number, number, number][] = [];
  for (let at = 0; at < words.length; at += 4)
    items.push([words[at] as WallItem, Number(words[at + 1]), Number(words[at + 2]), Number(words[at + 3])]);
  return items;
}

/** Places that every script may use. Arguments are shares of the panel, or colours. */
export const commonPlaces: Readonly<Record<string, PlaceFactory>> = {
  plain: (colour = '#ffffff') => plainBackground(colour),
  rays: (light = '#ffffff', dark = '#eeeeee', x, y, count) =>
    rays(light, dark, number(x, 0.5), number(y, 0.6), number(count, 14)),
  speed: (ink = '#141414', x, y, hollow) =>
    speedLines(ink, number(x, 0.5), number(y, 0.55), number(hollow, 0.34)),
  dots: (level) => halftoneDots(number(level, 2)),
  rain: (colour = '#8fb8ff', amount) => rain(colour, number(amount, 90)),
  sky: (from = '#4cc9f0', to = '#ffffff') => openSky(from, to),
  'city-night': (low) => skyline(night, number(low, 0.86)),
  'city-day': (low) => skyline(noon, number(low, 0.86)),
  corner: (wall = '#241a4a', light = '#ffd36b', lampAt) => corner(wall, light, number(lampAt, 0.82)),
  pavement: (light = '#ffffff', dark = '#111111', low) => wavyPavement(light, dark, number(low, 0.82)),
  lagoon: (moonAt, water) => lagoon(number(moonAt, 0.72), number(water, 0.72)),
  meadow: (sky = '#9fe0f7', grass = '#6cc24a') => meadow(sky, grass),
  'backlands-day': (orbAt) => backlands('day', false, number(orbAt, 0.74)),
  'backlands-night': (orbAt) => backlands('night', false, number(orbAt, 0.74)),
  'backlands-house': (orbAt) => backlands('day', true, number(orbAt, 0.74)),
  /** Colours of wall and floor, then for each item on the wall: name, x, y, size. */
  room: (wall = '#e8d8b8', floor = '#a8784a', ...items) =>
    room({ wall, floor, items: parseWallItems(items) }),
  'striped-room': (wall = '#e8d8b8', floor = '#a8784a', ...items) =>
    room({ wall, floor, items: parseWallItems(items), stripes: true }),
  facade: (wall = '#e8a07a', glass = '#8fd0e8') => facade(wall, glass),
  counter: (colour = '#8a5a34', high) => counter(colour, number(high, 96)),
  nothing: () => layers(),
};

import type { IconName } from '../../ui/icon/icon-names.ts';

/**
 * The sections of "My shelf" with their icons, in the order of their links. The compiler requires the texts, the list and
 * the view of a new one.
 */
const shelfSections = {
  reading: 'book-open',
  bought: 'shopping-bag',
  favourites: 'heart',
  rented: 'clock',
  finished: 'circle-check',
  history: 'history',
} as const satisfies Readonly<Record<string, IconName>>;

export type ShelfSection = keyof typeof shelfSections;

/** What the reader follows is a screen of its own, because it lists more than issues. Its link is among the sections. */
export const shelfLinks = {
  ...shelfSections,
  following: 'bell',
} as const satisfies Readonly<Record<string, IconName>>;

export type ShelfLink = keyof typeof shelfLinks;

export const shelfLinkNames = Object.keys(shelfLinks) as readonly ShelfLink[];

/** The name is the last part of the section's address, and the key of its text. */
export const isShelfSection = (name: string | undefined): name is ShelfSection =>
  name !== undefined && Object.hasOwn(shelfSections, name);

export const shelfAddress = (link: ShelfLink): string => `/shelf/${link}`;

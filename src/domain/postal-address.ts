import { oneLine } from './one-line.ts';

/** What a postal code tells; empty where it does not. */
export interface PostalAddress {
  readonly street: string;
  readonly complement: string;
  readonly neighborhood: string;
  readonly city: string;
  /** One of the 27 codes, or empty. */
  readonly state: string;
}

/** Services take streets without commas. */
export const streetOf = (text: string): string => oneLine(text.replaceAll(',', ' '));

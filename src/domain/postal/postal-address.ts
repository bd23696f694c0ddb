import { oneLine } from '../one-line.ts';

/** The address parts of a postal code; empty if unknown. */
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

import type { PostalAddress } from './postal-address.ts';

/** The known parts of an address in two lines: the street, and the district with city and state. */
export function addressLines({ street, complement, neighborhood, city, state }: PostalAddress): string[] {
  // A complement without its street says nothing.
  const streetLine = street && joinKnown([street, complement], ', ');
  return [streetLine, joinKnown([neighborhood, joinKnown([city, state], ' – ')], ', ')].filter(Boolean);
}

const joinKnown = (parts: readonly string[], separator: string): string =>
  parts.filter(Boolean).join(separator);

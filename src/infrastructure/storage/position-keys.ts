/** Reading positions are stored under `{prefix}.{id of the reader, or visitor}.{id of the issue}`. */
export const positionPrefix = 'banca.position';
export const samplePrefix = 'banca.sample-position';
export const positionPrefixes = [positionPrefix, samplePrefix];

/** `owner`: null for visitors, whose word is the id of no reader. */
export const startOfKeys = (prefix: string, owner: string | null): string =>
  `${prefix}.${owner ?? 'visitor'}.`;

const maxLength = 120;

/** A name from an archive or folder for a sentence: names may have 65,535 bytes. */
export const quoteName = (name: string): string =>
  `"${name.length > maxLength ? `${name.slice(0, maxLength)}…` : name}"`;

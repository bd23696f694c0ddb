const maxLength = 120;

/** Quotes a name for a message. Long names are shortened, because names in archives can have 65,535 bytes. */
export const quoteName = (name: string): string =>
  `"${name.length > maxLength ? `${name.slice(0, maxLength)}…` : name}"`;

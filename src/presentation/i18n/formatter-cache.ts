const formatters = new Map<string, unknown>();

/** Creates each formatter of `Intl` once: on a phone that takes milliseconds. The key contains the locale and all options. */
export function cachedFormatter<Formatter>(key: string, create: () => Formatter): Formatter {
  const formatter = (formatters.get(key) as Formatter | undefined) ?? create();
  formatters.set(key, formatter);
  return formatter;
}

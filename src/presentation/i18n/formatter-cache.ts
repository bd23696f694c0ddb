const formatters = new Map<string, unknown>();

/** Keeps each formatter of `Intl`, because creating one takes milliseconds. The key contains the locale and all options. */
export function cachedFormatter<Formatter>(key: string, create: () => Formatter): Formatter {
  const formatter = (formatters.get(key) as Formatter | undefined) ?? create();
  formatters.set(key, formatter);
  return formatter;
}

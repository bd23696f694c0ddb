/** Replaces placeholders in braces by values. A placeholder without a value stays. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, number | string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

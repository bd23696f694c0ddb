import { cachedFormatter } from './formatter-cache.ts';

/** The name of a language ('pt-br', 'ja') or country ('BR') in the locale. Returns a code without a name as it is. */
export function nameOf(type: 'language' | 'region', code: string, locale: string): string {
  try {
    const names = cachedFormatter(
      `${type} ${locale}`,
      () => new Intl.DisplayNames(locale, { type, languageDisplay: 'standard' }),
    );
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return code;
  }
}

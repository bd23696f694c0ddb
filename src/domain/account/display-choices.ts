export type AppLanguage = 'pt-br' | 'en-us';

export type Theme = 'dark' | 'light';

/** The language and the theme of the app. */
export interface DisplayChoices {
  readonly language: AppLanguage;
  readonly theme: Theme;
}

export const isAppLanguage = (value: unknown): value is AppLanguage => value === 'pt-br' || value === 'en-us';

export const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light';

/** The preferences of a profile that this app supports. A service may have more languages and themes. */
export const displayChoicesOf = (preferences: {
  readonly language?: string;
  readonly theme?: string;
}): Partial<DisplayChoices> => ({
  ...(isAppLanguage(preferences.language) && { language: preferences.language }),
  ...(isTheme(preferences.theme) && { theme: preferences.theme }),
});

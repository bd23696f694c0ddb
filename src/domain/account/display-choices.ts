export type AppLanguage = 'pt-br' | 'en-us';

export type Theme = 'dark' | 'light';

/** How the app looks and speaks. */
export interface DisplayChoices {
  readonly language: AppLanguage;
  readonly theme: Theme;
}

export const isAppLanguage = (value: unknown): value is AppLanguage => value === 'pt-br' || value === 'en-us';

export const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light';

/** Those of a profile that this app knows; a service may have more. */
export const displayChoicesOf = (told: {
  readonly language?: string;
  readonly theme?: string;
}): Partial<DisplayChoices> => ({
  ...(isAppLanguage(told.language) && { language: told.language }),
  ...(isTheme(told.theme) && { theme: told.theme }),
});

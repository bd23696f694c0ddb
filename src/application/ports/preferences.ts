export type AppLanguage = 'pt-br' | 'en-us';

/** What the reader of this device chose before anybody signed in. */
export interface Preferences {
  readonly language: AppLanguage;
  setLanguage(language: AppLanguage): void;
}

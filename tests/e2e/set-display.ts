import type { Page } from '@playwright/test';

/** A language and a theme. Together they cover both of each. */
export const displays = [
  { language: 'pt-br', theme: 'dark' },
  { language: 'en-us', theme: 'light' },
] as const;

export type Display = (typeof displays)[number];

/** Opens the app in a language and a theme, also for a reader whose profile has others. */
export async function setDisplay(page: Page, { language, theme }: Display): Promise<void> {
  await page.addInitScript(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
      localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
    },
    [language, theme],
  );
  await setPreferences(page, { language, theme });
}

/** Changes the preferences only in responses, because other tests use the same reader. */
export const setPreferences = (page: Page, preferences: { language: string; theme: string }) =>
  page.route(/\/api\/comics\/user\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), preferences } });
  });

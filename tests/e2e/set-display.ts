import type { Page } from '@playwright/test';

interface DisplayChoices {
  /** 'pt-br' or 'en-us'. */
  readonly language: string;
  /** 'dark' or 'light'. */
  readonly theme: string;
}

/** A language and a theme. Together they cover both of each. */
export const displays = [
  { language: 'pt-br', theme: 'dark' },
  { language: 'en-us', theme: 'light' },
] as const;

/** Each display on a phone and in a large window. */
export const displayVariants = [360, 1440].flatMap((width) =>
  displays.map((display) => ({ width, ...display })),
);

/** Stores language and theme on the device before the app starts. */
export const chooseDisplay = (page: Page, choices: DisplayChoices) =>
  page.addInitScript(({ language, theme }) => {
    localStorage.setItem('banca.language', JSON.stringify(language));
    localStorage.setItem('banca.theme', JSON.stringify(theme));
  }, choices);

/** Changes the preferences of readers only in responses, because other tests use the same reader. */
export const setPreferences = (page: Page, preferences: DisplayChoices) =>
  page.route(/\/api\/comics\/user\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), preferences } });
  });

/** Opens the app in a language and a theme, also for a reader whose profile has others. */
export async function setDisplay(page: Page, choices: DisplayChoices): Promise<void> {
  await chooseDisplay(page, choices);
  await setPreferences(page, choices);
}

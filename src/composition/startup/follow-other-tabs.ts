import type { Preferences } from '../../application/ports/account/preferences.ts';
import type { LanguagePresenter } from '../../presentation/shell/preferences/language-presenter.ts';
import type { ThemePresenter } from '../../presentation/shell/preferences/theme-presenter.ts';

/** Applies the language and theme chosen in another tab. The keys are those of src/infrastructure/storage. */
export function followOtherTabs(
  tab: EventTarget,
  preferences: Preferences,
  theme: Pick<ThemePresenter, 'adopt'>,
  language: Pick<LanguagePresenter, 'adopt'>,
): void {
  tab.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === 'banca.theme') theme.adopt(preferences.theme);
    if (key === 'banca.language') void language.adopt(preferences.language);
  });
}

import { useTranslation } from 'react-i18next';
import type { AppLanguage, Preferences } from '../../application/ports/preferences.ts';
import styles from './footer.module.css';

/** Each language in its own words. The choice is kept on the device, and the page starts anew in it. */
export function LanguageChoice({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation();
  const choose = (language: string) => {
    preferences.setLanguage(language as AppLanguage);
    window.location.reload();
  };
  return (
    <label className={styles.language}>
      {t('footer.language')}
      <select value={preferences.language} onChange={(event) => choose(event.target.value)}>
        <option value="pt-br" lang="pt-BR">
          {t('languages.pt-br')}
        </option>
        <option value="en-us" lang="en-US">
          {t('languages.en-us')}
        </option>
      </select>
    </label>
  );
}

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AppLanguage } from '../../../domain/account/display-choices.ts';
import styles from '../footer.module.css';
import type { LanguagePresenter } from './language-presenter.ts';

/** Each language is named in its own language. */
export const LanguageChoice = observer(({ language }: { language: LanguagePresenter }) => {
  const { t } = useTranslation();
  return (
    <label className={styles.choice}>
      {t('footer.language')}
      <select
        value={language.chosen}
        aria-busy={language.chosen !== language.current}
        onChange={(event) => void language.choose(event.target.value as AppLanguage)}
      >
        <option value="pt-br" lang="pt-BR">
          {t('languages.pt-br')}
        </option>
        <option value="en-us" lang="en-US">
          {t('languages.en-us')}
        </option>
      </select>
    </label>
  );
});

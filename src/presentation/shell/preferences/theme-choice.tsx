import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../../domain/account/display-choices.ts';
import styles from '../footer.module.css';
import type { ThemePresenter } from './theme-presenter.ts';

export const ThemeChoice = observer(({ theme }: { theme: ThemePresenter }) => {
  const { t } = useTranslation();
  return (
    <label className={styles.choice}>
      {t('footer.theme')}
      <select value={theme.current} onChange={(event) => void theme.choose(event.target.value as Theme)}>
        <option value="dark">{t('themes.dark')}</option>
        <option value="light">{t('themes.light')}</option>
      </select>
    </label>
  );
});

import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../../domain/account/display-choices.ts';
import styles from '../footer.module.css';
import type { ThemePresenter } from './theme-presenter.ts';

export const ThemeChoice = observer(({ theme }: { theme: ThemePresenter }) => {
  const { t } = useTranslation();
  // The platform does not know the theme of the device. Hydration may happen after it is known, and keeps the value of a
  // select, so it must first render the same.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <label className={styles.choice}>
      {t('footer.theme')}
      <select
        value={isHydrated ? theme.current : 'dark'}
        onChange={(event) => void theme.choose(event.target.value as Theme)}
      >
        <option value="dark">{t('themes.dark')}</option>
        <option value="light">{t('themes.light')}</option>
      </select>
    </label>
  );
});

const neverChanges = () => () => {};

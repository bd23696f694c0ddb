import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { returningTo } from '../../../domain/session/return-to.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './favourite-button.module.css';
import type { FavouritesPresenter } from './favourites-presenter.ts';

interface FavouriteButtonProps {
  readonly favourites: FavouritesPresenter;
  readonly issueId: string;
  /** The issue's title, for screen readers. */
  readonly title: string;
}

/** Adds an issue to the reader's favourites or removes it. Visitors are sent to the sign-in screen and back. */
export const FavouriteButton = observer(({ favourites, issueId, title }: FavouriteButtonProps) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { isSignedIn } = favourites;
  useEffect(() => (isSignedIn ? favourites.watch() : undefined), [favourites, isSignedIn]);
  const label = t('common.favourite', { title });
  if (!isSignedIn) {
    return (
      <ScreenLink
        to={returningTo('/auth/login', pathname + search)}
        className={styles.button}
        aria-label={label}
        title={label}
      >
        <Icon name="heart" />
      </ScreenLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={favourites.has(issueId) === true}
      onClick={() => void favourites.toggle(issueId)}
    >
      <Icon name="heart" />
    </button>
  );
});

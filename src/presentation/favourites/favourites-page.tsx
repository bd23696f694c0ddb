import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../shell/favourite-button.tsx';
import { IssueGrid } from '../shell/issue-grid.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { SpeechBalloon } from '../ui/speech-balloon/speech-balloon.tsx';
import styles from './favourites-page.module.css';
import type { FavouritesScreenPresenter } from './favourites-screen-presenter.ts';

/** What a reader has put on a shelf of their own. */
export const FavouritesPage = observer(({ presenter }: { presenter: FavouritesScreenPresenter }) => {
  const { t } = useTranslation();
  const { issues, shelf } = presenter;
  useEffect(() => presenter.start(), [presenter]);

  return (
    <>
      <title>{t('common.pageTitle', { title: t('common.favourites') })}</title>
      <h1 className={styles.title}>{t('common.favourites')}</h1>
      <IssueGrid
        issues={issues}
        beside={({ id, content }) => (
          <FavouriteButton favourites={shelf} issueId={id} title={content.title} />
        )}
        empty={
          <div className={styles.empty}>
            <SpeechBalloon>{t('favourites.empty')}</SpeechBalloon>
            <ButtonLink to="/catalog">{t('favourites.explore')}</ButtonLink>
          </div>
        }
      />
    </>
  );
});

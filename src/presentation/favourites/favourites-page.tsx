import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../shell/favourites/favourite-button.tsx';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './favourites-page.module.css';
import type { FavouritesScreenPresenter } from './favourites-screen-presenter.ts';

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
        noteOf={({ id }) => (shelf.has(id) === false ? t('favourites:takenOff') : undefined)}
        cornerOf={({ id, content }) => (
          <FavouriteButton favourites={shelf} issueId={id} title={content.title} />
        )}
        empty={
          <Notice text={t('favourites:empty')}>
            <ButtonLink to="/catalog">{t('favourites:explore')}</ButtonLink>
          </Notice>
        }
      />
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../shell/favourites/favourite-button.tsx';
import { IssueGrid } from '../shell/lists/issue-grid.tsx';
import { EmptySection } from './empty-section.tsx';
import type { ShelfPresenter } from './shelf-presenter.ts';

/** The reader's favourites. A removed issue keeps its place until the section is opened again. */
export const FavouritesSection = observer(({ presenter }: { presenter: ShelfPresenter }) => {
  const { t } = useTranslation();
  const { lists, ownFavourites } = presenter;
  useEffect(() => presenter.watchRemovals(), [presenter]);
  return (
    <IssueGrid
      issues={lists.favourites.current}
      noteOf={({ id }) => (ownFavourites.has(id) === false ? t('shelf:takenOff') : undefined)}
      cornerOf={({ id, content }) => (
        <FavouriteButton favourites={ownFavourites} issueId={id} title={content.title} />
      )}
      empty={<EmptySection section="favourites" />}
    />
  );
});

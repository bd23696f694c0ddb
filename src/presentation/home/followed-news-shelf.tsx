import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Shelf } from '../shell/lists/shelf.tsx';
import type { FollowedNews } from './followed-news.ts';
import { MoreLink } from './more-link.tsx';
import { renderCoverItem } from './render-cover-item.tsx';

/** Appears when it is loaded, without reserved space, because most readers have no news. It is below the first screen. */
export const FollowedNewsShelf = observer(({ presenter }: { presenter: FollowedNews }) => {
  const { t } = useTranslation();
  const { list, start } = presenter;
  useEffect(() => start(), [start]);
  if (list.items.length === 0) return null;
  return (
    <Shelf
      title={t('home:followedNews')}
      list={list}
      action={<MoreLink to="/shelf/following" text={t('home:seeAll')} about={t('home:followedNews')} />}
    >
      {renderCoverItem}
    </Shelf>
  );
});

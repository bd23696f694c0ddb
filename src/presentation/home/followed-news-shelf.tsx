import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverShelf } from './cover-shelf.tsx';
import type { FollowedNews } from './followed-news.ts';
import { MoreLink } from './more-link.tsx';

/** Renders nothing if there is no news. */
export const FollowedNewsShelf = observer(({ presenter }: { presenter: FollowedNews }) => {
  const { t } = useTranslation();
  const { current: list, start } = presenter;
  useEffect(() => start(), [start]);
  if (!list || list.items.length === 0) return null;
  return (
    <CoverShelf
      title={t('home:followedNews')}
      list={list}
      action={<MoreLink to="/shelf/following" text={t('home:seeAll')} about={t('home:followedNews')} />}
    />
  );
});

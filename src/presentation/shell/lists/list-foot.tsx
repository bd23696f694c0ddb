import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Sentinel } from '../../ui/sentinel/sentinel.tsx';
import { LoadingStatus } from '../../ui/skeleton/skeleton.tsx';
import type { EndlessList } from './endless-list.ts';

/** The end of a list in groups: loads more items when it comes near, or shows why they did not load. */
export const ListFoot = observer(<Item,>({ list }: { list: EndlessList<Item> }) => {
  const loadMore = useCallback(() => void list.loadMore(), [list]);
  return (
    <>
      <LoadingStatus isLoading={list.isLoading} />
      {list.failure && <FailureNotice failure={list.failure} onRetry={loadMore} />}
      {list.items.length > 0 && list.hasNext && !list.failure && (
        <Sentinel onReach={loadMore} isLoading={list.isLoading} />
      )}
    </>
  );
});

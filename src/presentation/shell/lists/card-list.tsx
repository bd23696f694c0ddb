import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid, CardSkeletons, RowSkeletons } from '../../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Sentinel } from '../../ui/sentinel/sentinel.tsx';
import { batchesOf, CardBatch } from './card-batch.tsx';
import styles from './card-list.module.css';
import { CardWindow } from './card-window.ts';
import type { EndlessList } from './endless-list.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** After this number of items the list waits for a press of its button, so that readers can reach the footer. */
const automaticCount = 100;

interface CardListProps<Item> {
  readonly list: EndlessList<Item>;
  /** Shown if the list has no items. */
  readonly empty: ReactNode;
  /** Below the last item. */
  readonly end?: ReactNode;
  /** True for rows instead of cards. */
  readonly isRows?: boolean;
  /** True while it is not known which items are shown. Placeholders are shown until then, so that nothing moves. */
  readonly isWaiting?: boolean;
  /** False for items that are left out; all are shown by default. */
  readonly isShown?: (item: Item) => boolean;
  /** Renders a list item, with its key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A list that grows while it is scrolled, a hundred items at a time. Covers far from the visible area are not rendered. */
export const CardList = observer(<Item,>(props: CardListProps<Item>) => {
  const { list, empty, end, isRows = false, isWaiting = false, isShown, children } = props;
  const { t } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);
  const footElement = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [cardWindow] = useState(() => new CardWindow());
  useScrollRestoration(grid, list);
  const loadMore = useCallback(() => {
    hadFocus.current = footElement.current?.contains(document.activeElement) ?? false;
    void list.loadMore();
  }, [list]);
  const [maxAutomatic, setMaxAutomatic] = useState(() =>
    Math.max(automaticCount, Math.ceil(list.items.length / automaticCount) * automaticCount),
  );
  const loadMoreAndContinue = () => {
    if (list.items.length >= maxAutomatic) setMaxAutomatic(list.items.length + automaticCount);
    loadMore();
  };
  // The pressed button may disappear when the list ends or fails. The focus then moves to the foot of the list.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      footElement.current?.focus({ preventScroll: true });
    }
  });
  const items = isShown ? list.items.filter(isShown) : list.items;
  if (items.length === 0 && !list.hasNext && !list.failure) return empty;
  const hasItems = list.items.length > 0 && !isWaiting;
  const Skeletons = isRows ? RowSkeletons : CardSkeletons;
  const isLoadingFirst = !hasItems && !list.failure;
  return (
    <>
      <div ref={grid}>
        <CardGrid isRows={isRows}>
          {batchesOf(isWaiting ? [] : items).map((batch) => (
            <Suspense key={batch}>
              <CardBatch items={items} batch={batch} grid={grid} cardWindow={cardWindow}>
                {children as (item: unknown, index: number) => ReactNode}
              </CardBatch>
            </Suspense>
          ))}
          {(isLoadingFirst || list.isLoading) && <Skeletons count={hasItems ? 6 : 12} />}
        </CardGrid>
      </div>
      <p className="visually-hidden" role="status">
        {list.isLoading && hasItems && t('common.loadingMore')}
      </p>
      <div ref={footElement} tabIndex={-1} className={styles.foot}>
        {list.failure && <FailureNotice failure={list.failure} onRetry={loadMore} />}
        {list.hasNext && !list.failure && hasItems && (
          <Sentinel
            onReach={loadMore}
            onPress={loadMoreAndContinue}
            isLoading={list.isLoading}
            waitsForPress={list.items.length >= maxAutomatic}
          />
        )}
        {!list.hasNext && end}
      </div>
    </>
  );
});

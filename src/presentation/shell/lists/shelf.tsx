import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { CardSkeletons } from '../../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import type { EndlessList } from './endless-list.ts';
import styles from './shelf.module.css';
import { useNear } from './use-near.ts';

export interface ShelfProps<Item> {
  readonly title: string;
  readonly list: EndlessList<Item>;
  /** Rendered at the end of the title's line. */
  readonly action?: ReactNode;
  /** True if it is on the first screen. Its list then loads immediately, not when it comes near. */
  readonly isFirst?: boolean;
  /** The content to reserve space for: covers with two lines of title (default) or publisher logos. */
  readonly placeholder?: 'covers' | 'logos';
  /** True while it is not known which items are shown. Placeholders are shown until then, so that nothing moves. */
  readonly isWaiting?: boolean;
  /** Items for which it is false are left out. The shelf is not rendered if none is left. */
  readonly isShown?: (item: Item) => boolean;
  /** A list item, with its key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/**
 * A shelf that loads its list when it comes near the visible area. Its space is reserved while it loads. A failure is
 * shown in its place, with a retry button. An empty shelf is not rendered.
 */
export const Shelf = <Item,>(props: ShelfProps<Item>) => (
  <Suspense>
    <ShelfContent {...props} />
  </Suspense>
);

const noItems: readonly never[] = [];

const ShelfContent = observer(<Item,>(props: ShelfProps<Item>) => {
  const {
    title,
    list,
    action,
    isFirst = false,
    placeholder = 'covers',
    isWaiting = false,
    isShown = () => true,
    children,
  } = props;
  const shelf = useRef<HTMLDivElement>(null);
  useNear(shelf, list.start);
  useEffect(() => {
    if (isFirst) void list.start();
  }, [isFirst, list]);
  // Rendered at low priority, so that the page stays responsive.
  const loadedItems = useDeferredValue(isWaiting ? noItems : list.items);
  const items = loadedItems.filter(isShown);
  const isNoneShown = loadedItems.length > 0 && items.length === 0;
  if (list.isEmpty || isNoneShown) return null;

  const { failure } = list;
  const retry = () => {
    // The button disappears, so the shelf takes its focus.
    if (shelf.current?.contains(document.activeElement)) shelf.current.focus();
    void list.loadMore();
  };
  const notice = failure && items.length === 0 ? <FailureNotice failure={failure} onRetry={retry} /> : null;
  return (
    <div ref={shelf} className={styles.shelf} data-room={placeholder} tabIndex={-1}>
      <Slider title={title} action={action}>
        {notice && <li className={styles.instead}>{notice}</li>}
        {!notice &&
          items.length === 0 &&
          (placeholder === 'covers' ? <CardSkeletons count={8} /> : logoSkeletons)}
        {items.map(children)}
      </Slider>
    </div>
  );
});

const indexes = Array.from({ length: 8 }, (_, index) => index);
const logoSkeletons = indexes.map((index) => (
  <li key={index} aria-hidden="true">
    <Skeleton blockSize="100%" />
  </li>
));

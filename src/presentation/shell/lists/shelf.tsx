import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { CardSkeletons } from '../../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import type { EndlessList } from './endless-list.ts';
import styles from './shelf.module.css';
import { useNear } from './use-near.ts';

interface ShelfProps<Item> {
  readonly title: string;
  readonly list: EndlessList<Item>;
  /** What stands at the end of the title's line. */
  readonly action?: ReactNode;
  /** True where it is on the first screen: its list is asked for at once and not when it comes near. */
  readonly isFirst?: boolean;
  /** What its room is kept for: 'covers', with two lines of title, where nothing is said, or the marks of publishers. */
  readonly room?: 'covers' | 'marks';
  /** What it says without anything on it, in the same room; where nothing is said, there is no shelf then. */
  readonly empty?: ReactNode;
  /** A list item, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list as a shelf, asked for when it comes near. Its room is kept until it has come; where it does not come it says so
 * in its place and can be asked again; without anything on it there is none.
 */
export const Shelf = observer(<Item,>(props: ShelfProps<Item>) => {
  const { title, list, action, isFirst = false, room = 'covers', empty, children } = props;
  const shelf = useRef<HTMLDivElement>(null);
  useNear(shelf, list.start);
  useEffect(() => {
    if (isFirst) void list.start();
  }, [isFirst, list]);
  if (list.isEmpty && empty === undefined) return null;

  const { failure, items } = list;
  const retry = () => {
    // The button goes: whoever pressed it stays where they are.
    if (shelf.current?.contains(document.activeElement)) shelf.current.focus();
    void list.more();
  };
  const notice = failure && items.length === 0 ? <FailureNotice failure={failure} onRetry={retry} /> : null;
  const instead = notice ?? (list.isEmpty ? empty : null);
  return (
    <div ref={shelf} className={styles.shelf} data-room={room} tabIndex={-1}>
      <Slider title={title} action={action}>
        {instead && <li className={styles.instead}>{instead}</li>}
        {!instead && items.length === 0 && (room === 'covers' ? <CardSkeletons count={8} /> : marks)}
        {items.map(children)}
      </Slider>
    </div>
  );
});

const places = Array.from({ length: 8 }, (_, place) => place);
const marks = places.map((place) => (
  <li key={place} aria-hidden="true">
    <Skeleton blockSize="100%" />
  </li>
));

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Slider } from '../ui/slider/slider.tsx';
import type { EndlessList } from './endless-list.ts';

interface ShelfProps<Item> {
  readonly title: string;
  readonly list: EndlessList<Item>;
  /** What stands at the end of the title's line. */
  readonly action?: ReactNode;
  /** True where it is on the first screen: its list is asked for at once and not when it comes near. */
  readonly isFirst?: boolean;
  /** A list item, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list as a shelf, asked for when it comes near. Its room is kept until it has come; where it does not come it says so
 * in its place and can be asked again; without anything on it there is none. To be written.
 */
export const Shelf = observer(<Item,>({ title, list, action, children }: ShelfProps<Item>) => (
  <Slider title={title} action={action}>
    {list.items.map(children)}
  </Slider>
));

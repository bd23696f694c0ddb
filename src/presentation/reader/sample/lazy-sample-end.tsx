import { observer } from 'mobx-react-lite';
import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import type { ComicReading } from '../comic-reading.ts';
import styles from './sample-end.module.css';
import type { SampleEndProps } from './sample-end.tsx';
import type { SampleEndPresenter } from './sample-end-presenter.ts';

export type SampleEndPart = Lazy<Part<SampleEndPresenter, SampleEndProps>>;

interface LazySampleEndProps {
  readonly part: SampleEndPart;
  readonly reading: ComicReading;
}

/** The end of a sample. Its code and prices are loaded when the viewer comes near. */
export const LazySampleEnd = observer(function LazySampleEnd({ part, reading }: LazySampleEndProps) {
  const { comic, count, isAtEnd, isNearEnd, choice } = reading;
  const room = <div className={styles.room} />;
  if (!isNearEnd) return room;
  return (
    <LazyPart lazy={part} placeholder={room} replacesPage>
      {({ presenter, View }) => (
        <View
          presenter={presenter}
          comic={comic}
          headingLevel={count > 0 ? 2 : 1}
          isCurrent={isAtEnd && choice.mode === 'paged'}
        />
      )}
    </LazyPart>
  );
});

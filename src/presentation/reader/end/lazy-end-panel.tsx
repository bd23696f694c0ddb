import { observer } from 'mobx-react-lite';
import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import type { ComicReading } from '../comic-reading.ts';
import type { EndPanelProps } from './end-panel.tsx';
import type { EndPresenter } from './end-presenter.ts';
import styles from './lazy-end-panel.module.css';

export type EndPart = Lazy<Part<EndPresenter, EndPanelProps>>;

interface LazyEndPanelProps {
  readonly part: EndPart;
  readonly reading: ComicReading;
}

/** The end of an issue. Its code and its issues are loaded when the reader comes near. */
export const LazyEndPanel = observer(function LazyEndPanel({ part, reading }: LazyEndPanelProps) {
  const { comic, isAtEnd, isNearEnd, choice } = reading;
  const room = <div className={styles.room} />;
  if (!isNearEnd) return room;
  return (
    <LazyPart lazy={part} placeholder={room}>
      {({ presenter, View }) => (
        <View
          presenter={presenter}
          issue={comic.issue}
          isCurrent={isAtEnd && choice.mode === 'paged'}
          onReadAgain={() => reading.goTo(0)}
        />
      )}
    </LazyPart>
  );
});

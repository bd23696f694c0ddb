import type { OpenedComic } from '../../../application/reading/open-comic.ts';
import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import styles from './sample-end.module.css';
import type { SampleEndProps } from './sample-end.tsx';
import type { SampleEndPresenter } from './sample-end-presenter.ts';

export type SampleEndPart = Lazy<Part<SampleEndPresenter, SampleEndProps>>;

interface LazySampleEndProps extends Pick<SampleEndProps, 'headingLevel' | 'isCurrent'> {
  readonly part: SampleEndPart;
  readonly comic: OpenedComic;
}

/** The end of a sample. Its code and prices are loaded when it is shown. */
export function LazySampleEnd({ part, ...props }: LazySampleEndProps) {
  return (
    <LazyPart lazy={part} placeholder={<div className={styles.room} />} replacesPage>
      {({ presenter, View }) => <View presenter={presenter} {...props} />}
    </LazyPart>
  );
}

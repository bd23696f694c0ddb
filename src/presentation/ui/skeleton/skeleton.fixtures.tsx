import type { Fixture } from '../fixture.ts';
import styles from './skeleton.fixtures.module.css';
import { LoadingStatus, Skeleton, SkeletonLines } from './skeleton.tsx';

export const fixture: Fixture = {
  title: 'Skeleton',
  states: {
    'a cover': () => <Skeleton inlineSize="132px" ratio="2 / 3" />,
    'a face': () => <Skeleton inlineSize="44px" blockSize="44px" isRound />,
    'one line': () => <SkeletonLines />,
    'lines of text': () => <SkeletonLines count={4} />,
    'a line of a large title': () => (
      <div className={styles.large}>
        <SkeletonLines />
      </div>
    ),
    'loading status': () => <LoadingStatus isLoading />,
    'loading status when loaded': () => <LoadingStatus isLoading={false} />,
    'loading status with custom text': () => <LoadingStatus isLoading text="Buscando mais quadrinhos…" />,
  },
};

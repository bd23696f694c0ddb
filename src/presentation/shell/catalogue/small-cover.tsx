import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { ComicImage } from '../../ui/comic-image/comic-image.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { RatingGates } from '../../ui/rating-gates/rating-gates.ts';
import styles from './small-cover.module.css';

interface SmallCoverProps {
  readonly issue: Issue;
  /** In pixels; 56 by default. */
  readonly size?: 48 | 56 | 112;
}

/**
 * A cover beside text, without a badge. If the viewer may not see it, a lock is shown and the image is not fetched.
 */
export const SmallCover = observer(({ issue, size = 56 }: SmallCoverProps) => {
  const gateOf = useContext(RatingGates);
  return (
    <span className={styles.cover} data-size={size} data-cover>
      {gateOf(issue.parentalRating) === 'open' ? (
        <ComicImage picture={issue.content.cover} alt="" sizes={`${size}px`} />
      ) : (
        <Icon name="lock" />
      )}
    </span>
  );
});

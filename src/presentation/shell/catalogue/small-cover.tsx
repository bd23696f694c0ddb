import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Picture } from '../../../domain/picture.ts';
import { ComicImage } from '../../ui/comic-image/comic-image.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { RatingGateContext } from '../../ui/rating-gates/rating-gates.ts';
import styles from './small-cover.module.css';

interface SmallCoverProps {
  readonly cover: Picture | null;
  readonly rating: ParentalRating;
  /** For the cover of an issue. */
  readonly issueId?: string | undefined;
  /** In pixels; 56 by default. */
  readonly size?: 48 | 56 | 112;
}

/**
 * A cover beside text, without a badge. If the viewer may not see it, a lock is shown and the image is not fetched.
 */
export const SmallCover = observer(({ cover, rating, issueId, size = 56 }: SmallCoverProps) => {
  const { gateOf } = useContext(RatingGateContext);
  return (
    <span className={styles.cover} data-size={size} data-cover>
      {gateOf(rating, issueId) === 'open' ? (
        cover && <ComicImage picture={cover} alt="" sizes={`${size}px`} />
      ) : (
        <Icon name="lock" />
      )}
    </span>
  );
});

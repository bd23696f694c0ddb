import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Picture } from '../../../domain/picture.ts';
import { ComicImage } from '../comic-image/comic-image.tsx';
import { Icon } from '../icon/icon.tsx';
import { RatingBadge } from '../rating-badge/rating-badge.tsx';
import { RatingGates } from '../rating-gates/rating-gates.ts';
import styles from './card-cover.module.css';
import { CoversDrawn } from './covers-drawn.ts';

interface CardCoverProps {
  /** null: there is none. */
  readonly cover: Picture | null;
  /** null: none is known, and none is shown. */
  readonly rating: ParentalRating | null;
  /** True on a shelf, whose covers are smaller than those of a grid. */
  readonly isOnShelf: boolean;
  readonly isUrgent: boolean;
  /** What lies over its foot. */
  readonly children?: ReactNode;
}

/**
 * The widths of the columns in slider.module.css and card-grid.module.css; of the narrow shelf 4 px less, so that
 * the screens of most phones, of density 2, take the image of 256 pixels and not half as much again.
 */
const shelfSizes = '(min-width: 1001px) 172px, 128px';
const gridSizes = '(min-width: 1001px) 220px, 45vw';

/** The cover of a card; an empty box of its size where covers are not drawn. */
export function CardCover(props: CardCoverProps) {
  return <span className={styles.cover}>{useContext(CoversDrawn) && <DrawnCover {...props} />}</span>;
}

/** One that is not for whoever looks is a dark plate, and its image is not even asked for. */
const DrawnCover = observer(({ cover, rating, isOnShelf, isUrgent, children }: CardCoverProps) => {
  const { t } = useTranslation();
  const gateOf = useContext(RatingGates);
  const isOpen = rating === null || gateOf(rating) === 'open';
  return (
    <>
      {!isOpen && (
        <span className={styles.plate}>
          <Icon name="lock" size={32} />
          <span className="visually-hidden">{t('ui.coverVeiled')}</span>
        </span>
      )}
      {isOpen && cover && (
        <ComicImage picture={cover} alt="" sizes={isOnShelf ? shelfSizes : gridSizes} isUrgent={isUrgent} />
      )}
      {isOpen && !cover && (
        <span className={styles.none}>
          <Icon name="library" size={32} />
        </span>
      )}
      {rating && (
        <span className={styles.rating}>
          <RatingBadge rating={rating} />
        </span>
      )}
      {children}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Picture } from '../../../domain/picture.ts';
import { ComicImage } from '../comic-image/comic-image.tsx';
import { Icon } from '../icon/icon.tsx';
import { RatingGateContext } from '../rating-gates/rating-gates.ts';
import styles from './card-cover.module.css';
import { CoversRendered } from './covers-rendered.ts';

interface CardCoverProps {
  /** null if there is none. */
  readonly cover: Picture | null;
  /** null if unknown. Decides whether the viewer may see the cover. */
  readonly rating: ParentalRating | null;
  /** For the cover of an issue. */
  readonly issueId?: string | undefined;
  /** True on a shelf, where covers are smaller than in a grid. */
  readonly isOnShelf: boolean;
  readonly isUrgent: boolean;
  /** False if an urgent cover is not the main picture of the screen. */
  readonly hasHighPriority?: boolean;
  /** Rendered over the foot of the cover. */
  readonly children?: ReactNode;
}

/**
 * The column widths of slider.module.css and card-grid.module.css. The width on narrow shelves is 4 px less, so that
 * phones with a density of 2 load the image of 256 px instead of one that is 50 % larger.
 */
const shelfSizes = '(min-width: 1001px) 172px, 128px';
const gridSizes = '(min-width: 1001px) 220px, 45vw';

/** The cover of a card; an empty box of the same size if covers are not rendered. */
export function CardCover(props: CardCoverProps) {
  return (
    <span className={styles.cover} data-cover>
      {useContext(CoversRendered) && <CoverImage {...props} />}
    </span>
  );
}

/** If the viewer may not see the cover, a dark plate is shown and the image is not fetched. */
const CoverImage = observer((props: CardCoverProps) => {
  const { cover, rating, issueId, isOnShelf, isUrgent, hasHighPriority = true, children } = props;
  const { t } = useTranslation();
  const { gateOf } = useContext(RatingGateContext);
  const isOpen = rating === null || gateOf(rating, issueId) === 'open';
  return (
    <>
      {!isOpen && (
        <span className={styles.plate}>
          <Icon name="lock" size={32} />
          <span className="visually-hidden">{t('ui.coverVeiled')}</span>
        </span>
      )}
      {isOpen && cover && (
        <ComicImage
          picture={cover}
          alt=""
          sizes={isOnShelf ? shelfSizes : gridSizes}
          isUrgent={isUrgent}
          hasHighPriority={hasHighPriority}
        />
      )}
      {isOpen && !cover && (
        <span className={styles.none}>
          <Icon name="library" size={32} />
        </span>
      )}
      {children}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useId } from 'react';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Picture } from '../../../domain/picture.ts';
import { CardCover } from '../../ui/card-cover/card-cover.tsx';
import { RatingGateContext } from '../../ui/rating-gates/rating-gates.ts';
import styles from './start-card.module.css';

interface StartCardProps {
  readonly kicker: string;
  readonly title: string;
  /** Hidden with the cover if the viewer may not see the content. */
  readonly description: string;
  readonly cover: Picture | null;
  /** null if unknown. */
  readonly rating: ParentalRating | null;
  /** If the card invites to read an issue. */
  readonly issueId?: string | undefined;
  /** Between title and description. */
  readonly note?: ReactNode;
  /** Links, the most important one first. */
  readonly children: ReactNode;
}

/** The series or issue with which a page of a publisher or creator invites readers to start. */
export const StartCard = observer((props: StartCardProps) => {
  const { kicker, title, description, cover, rating, issueId, note, children } = props;
  const { gateOf } = useContext(RatingGateContext);
  const heading = useId();
  const isOpen = rating === null || gateOf(rating, issueId) === 'open';
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.cover}>
        {/* In the size of the grid below, which usually has the same cover, so that it loads once. */}
        <CardCover cover={cover} rating={rating} issueId={issueId} isOnShelf={false} isUrgent />
      </div>
      <div className={styles.texts}>
        <p className={styles.kicker}>{kicker}</p>
        <h2 id={heading}>{title}</h2>
        {note}
        {isOpen && description && <p className={styles.description}>{description}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
});

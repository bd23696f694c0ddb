import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import { RatingBadge } from '../rating-badge/rating-badge.tsx';
import card from './card.module.css';

interface CardNoteProps {
  readonly text: string;
  /** null if unknown. */
  readonly rating: ParentalRating | null;
}

/** The last line of a card. */
export const CardNote = ({ text, rating }: CardNoteProps) => (
  <span className={card.note}>
    <span className={card.noteText}>{text}</span>
    {rating && <RatingBadge rating={rating} size="small" />}
  </span>
);

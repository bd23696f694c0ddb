import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Fixture } from '../fixture.ts';
import styles from './rating-badge.fixtures.module.css';
import { type BadgeSize, RatingBadge } from './rating-badge.tsx';

const ratings: readonly ParentalRating[] = ['+18', '16', '14', '12', '10', 'L'];
const sizes: readonly BadgeSize[] = ['small', 'medium', 'large'];

const all = (size: BadgeSize) => (
  <p className={styles.badges}>
    {ratings.map((rating) => (
      <RatingBadge key={rating} rating={rating} size={size} />
    ))}
  </p>
);

export const fixture: Fixture = {
  title: 'Rating badge',
  states: {
    ...Object.fromEntries(sizes.map((size) => [`every rating, ${size}`, () => all(size)])),
    'on covers': () => (
      <div className={styles.covers}>
        {['#000', '#c62a37', '#f5c518', '#fff'].map((cover) => (
          <div key={cover} className={styles.cover} style={{ background: cover }}>
            {all('medium')}
          </div>
        ))}
      </div>
    ),
  },
};

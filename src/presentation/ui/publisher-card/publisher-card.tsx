import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import { CoversRendered } from '../card-cover/covers-rendered.ts';
import { ComicImage } from '../comic-image/comic-image.tsx';
import { firstLetterOf } from '../monogram/first-letter-of.ts';
import { useRatingLimit } from '../rating-gates/use-rating-limit.ts';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import { SelectionContext } from '../selection/selection.ts';
import styles from './publisher-card.module.css';

/**
 * A publisher with its logo, or its first letter, and its number of issues. Without the number for a child, who does not see
 * all of them.
 */
export const PublisherCard = observer(({ publisher }: { publisher: Publisher }) => {
  const { t } = useTranslation();
  const selection = useContext(SelectionContext);
  const isRendered = useContext(CoversRendered);
  const hidesIssues = useRatingLimit() !== null;
  const { username, name, picture, issuesCount } = publisher;
  return (
    <ScreenLink
      to={`/publisher/${username}`}
      className={styles.card}
      onClick={() => selection.selectPublisher(publisher)}
    >
      <span className={styles.mark}>
        {!picture && <span aria-hidden="true">{firstLetterOf(name)}</span>}
        {picture && isRendered && <ComicImage picture={picture} alt="" sizes="72px" />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{!hidesIssues && t('ui.issues', { count: issuesCount })}</span>
    </ScreenLink>
  );
});

import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import { CoversRendered } from '../card-cover/covers-rendered.ts';
import { ComicImage } from '../comic-image/comic-image.tsx';
import { firstLetterOf } from '../monogram/first-letter-of.ts';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import { SelectionContext } from '../selection/selection.ts';
import styles from './publisher-card.module.css';

/** A publisher with its logo, or its first letter, and its number of issues. */
export function PublisherCard({ publisher }: { publisher: Publisher }) {
  const { t } = useTranslation();
  const selection = useContext(SelectionContext);
  const isRendered = useContext(CoversRendered);
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
      <span className={styles.count}>{t('ui.issues', { count: issuesCount })}</span>
    </ScreenLink>
  );
}

import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import { CoversRendered } from '../card-cover/covers-rendered.ts';
import { ComicImage } from '../comic-image/comic-image.tsx';
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
        {!picture && <FirstLetter name={name} />}
        {picture && isRendered && <ComicImage picture={picture} alt="" sizes="72px" />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{t('ui.issues', { count: issuesCount })}</span>
    </ScreenLink>
  );
}

/** A character may consist of several code units. Hidden from screen readers, because the name follows. */
function FirstLetter({ name }: { name: string }) {
  const [letter = ''] = name;
  return <span aria-hidden="true">{letter.toLocaleUpperCase()}</span>;
}

import { useTranslation } from 'react-i18next';
import { creatorPath } from '../../domain/catalogue/creator.ts';
import type { Person } from '../../domain/catalogue/person.ts';
import { firstLetterOf } from '../ui/monogram/first-letter-of.ts';
import styles from '../ui/publisher-card/publisher-card.module.css';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';

interface PersonCardProps {
  readonly person: Person;
  readonly onOpen: () => void;
}

/** A person with the first letter of the name and the number of issues, like the card of a publisher. */
export function PersonCard({ person, onOpen }: PersonCardProps) {
  const { t } = useTranslation();
  return (
    <ScreenLink to={creatorPath(person.slug)} className={styles.card} onClick={onOpen}>
      <span className={styles.mark}>
        <span aria-hidden="true">{firstLetterOf(person.name)}</span>
      </span>
      <span className={styles.name}>{person.name}</span>
      <span className={styles.count}>{t('ui.issues', { count: person.issuesCount })}</span>
    </ScreenLink>
  );
}

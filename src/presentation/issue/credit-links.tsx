import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { creatorPath } from '../../domain/catalogue/creator.ts';
import type { Credit } from '../../domain/catalogue/credits.ts';
import { nameListFormat } from '../i18n/name-list-format.ts';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import styles from './issue-facts.module.css';

/** The names of one role, as links to the creators: "Ana Reis and Bia Sá". */
export function CreditLinks({ people }: Pick<Credit, 'people'>) {
  const { i18n } = useTranslation();
  // Formatting the slugs keeps each name with its address.
  const parts = nameListFormat(i18n.language).formatToParts(people.map(({ slug }) => slug));
  return parts.map(({ type, value }, index) => {
    const person = type === 'element' ? people.find(({ slug }) => slug === value) : undefined;
    return person ? (
      <ScreenLink key={person.slug} className={styles.person} to={creatorPath(person.slug)}>
        {person.name}
      </ScreenLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity and no state.
      <Fragment key={index}>{value}</Fragment>
    );
  });
}

import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/issue.ts';
import { formatDay } from '../i18n/format-day.ts';
import styles from './issue-page.module.css';

/** The small print of an issue: who made it, when, in which language, how it is read. */
export function IssueFacts({ issue }: { issue: Issue }) {
  const { t, i18n } = useTranslation();
  const language = t(`languages.${issue.language}`, { defaultValue: issue.language });
  const direction = issue.readingMode === 'vertical' ? 'vertical' : issue.readingDirection;
  const facts: readonly (readonly [name: string, value: string])[] = [
    ...issue.contributors.map(
      ({ name, role }) => [t(`roles.${role}`, { defaultValue: role }), name] as const,
    ),
    ...(issue.releaseDate
      ? [[t('issue.releaseDate'), formatDay(issue.releaseDate, i18n.language)] as const]
      : []),
    [t('issue.language'), language],
    [t('issue.direction'), t(`issue.directions.${direction}`)],
    [t('issue.rating'), t(`ratings.${issue.parentalRating}`)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

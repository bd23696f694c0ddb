import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { creditsOf } from '../../domain/catalogue/credits.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatDay } from '../i18n/format-day.ts';
import { nameOf } from '../i18n/name-of.ts';
import { roleName } from '../i18n/role-name.ts';
import { CreditLinks } from './credit-links.tsx';
import styles from './issue-facts.module.css';

type Fact = readonly [name: string, value: ReactNode];

/** Details of an issue: contributors, dates, country, languages and reading direction. */
export function IssueFacts({ issue }: { issue: Issue }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const joinNames = (names: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const formatInstantDay = (instant: string) => formatDate(new Date(instant), 'day-month-name-year', locale);
  const languageName = (code: string) => nameOf('language', code, locale);
  const direction = issue.readingMode === 'vertical' ? 'vertical' : issue.readingDirection;
  const isRevised = formatInstantDay(issue.updatedAt) !== formatInstantDay(issue.publishedAt);

  const credits = creditsOf(issue.contributors).map(
    ({ role, people }): Fact => [roleName(t, role), <CreditLinks key={role} people={people} />],
  );
  const details: readonly (Fact | null)[] = [
    issue.releaseDate ? [t('issue:releaseDate'), formatDay(issue.releaseDate, locale, 'medium')] : null,
    issue.country ? [t('issue:country'), nameOf('region', issue.country.toUpperCase(), locale)] : null,
    issue.originalTitle ? [t('issue:originalTitle'), issue.originalTitle] : null,
    [t('issue:originalLanguage'), languageName(issue.originalLanguage)],
    [t('issue:languages'), joinNames(issue.availableLanguages.map(languageName))],
    [t('issue:direction'), t(`issue:directions.${direction}`)],
    [t('issue:rating'), t(`ratings.${issue.parentalRating}`)],
    [t('issue:published'), formatInstantDay(issue.publishedAt)],
    isRevised ? [t('issue:updated'), formatInstantDay(issue.updatedAt)] : null,
  ];
  const facts = [...credits, ...details.filter((fact) => fact !== null)];
  return (
    <section aria-label={t('issue:about')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

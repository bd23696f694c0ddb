import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { creditsOf } from '../../domain/catalogue/credits.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatDay } from '../i18n/format-day.ts';
import { nameListFormat } from '../i18n/name-list-format.ts';
import { nameOf } from '../i18n/name-of.ts';
import { roleName } from '../i18n/role-name.ts';
import { CreditLinks } from './credit-links.tsx';
import styles from './issue-facts.module.css';

interface IssueProps {
  readonly issue: Issue;
}

/**
 * Details of an issue: contributors, dates, country, languages and reading direction. Values that need a formatter are
 * components, so that React can pause between them: the first formatter of a kind takes up to 14 ms on a desktop.
 */
export function IssueFacts({ issue }: IssueProps) {
  const { t } = useTranslation();
  const { releaseDate, country, originalTitle } = issue;
  const direction = issue.readingMode === 'vertical' ? 'vertical' : issue.readingDirection;
  return (
    <section aria-label={t('issue:about')}>
      <dl className={styles.facts}>
        {creditsOf(issue.contributors).map(({ role, people }) => (
          <Fact key={role} name={roleName(t, role)}>
            <CreditLinks people={people} />
          </Fact>
        ))}
        {releaseDate && (
          <Fact name={t('issue:releaseDate')}>
            <Day day={releaseDate} />
          </Fact>
        )}
        {country && (
          <Fact name={t('issue:country')}>
            <Country code={country} />
          </Fact>
        )}
        {originalTitle && <Fact name={t('issue:originalTitle')}>{originalTitle}</Fact>}
        <Fact name={t('issue:originalLanguage')}>
          <Languages codes={[issue.originalLanguage]} />
        </Fact>
        <Fact name={t('issue:languages')}>
          <Languages codes={issue.availableLanguages} />
        </Fact>
        <Fact name={t('issue:direction')}>{t(`issue:directions.${direction}`)}</Fact>
        <Fact name={t('issue:rating')}>{t(`ratings.${issue.parentalRating}`)}</Fact>
        <Publication issue={issue} />
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Day({ day }: { day: string }) {
  const { i18n } = useTranslation();
  return formatDay(day, i18n.language, 'medium');
}

function Country({ code }: { code: string }) {
  const { i18n } = useTranslation();
  return nameOf('region', code.toUpperCase(), i18n.language);
}

function Languages({ codes }: { codes: readonly string[] }) {
  const { language } = useTranslation().i18n;
  return nameListFormat(language).format(codes.map((code) => nameOf('language', code, language)));
}

/** When the issue was published, and the day of a later update. */
function Publication({ issue }: IssueProps) {
  const { t, i18n } = useTranslation();
  const [published, updated] = [issue.publishedAt, issue.updatedAt].map((instant) =>
    formatDate(new Date(instant), 'day-month-name-year', i18n.language),
  );
  return (
    <>
      <Fact name={t('issue:published')}>{published}</Fact>
      {updated !== published && <Fact name={t('issue:updated')}>{updated}</Fact>}
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shelfAddress } from '../shell/shelf/shelf-sections.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { CardGrid } from '../ui/card-grid/card-grid.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { EmptySection } from './empty-section.tsx';
import styles from './shelf-page.module.css';
import type { ShelfPresenter } from './shelf-presenter.ts';

/** Shown if the reader is reading nothing: what the section is for, and issues of another section to continue with. */
export const EmptyReading = observer(({ presenter }: { presenter: ShelfPresenter }) => {
  const { t } = useTranslation();
  const { suggestion } = presenter;
  useEffect(() => void presenter.loadSuggestion(), [presenter]);
  return (
    <>
      <EmptySection section="reading" />
      {suggestion && (
        <section className={styles.suggestion} aria-labelledby="shelf-suggestion">
          <h2 id="shelf-suggestion">{t(`shelf:suggestions.${suggestion.section}`)}</h2>
          <CardGrid>
            {suggestion.issues.map((issue) => (
              <li key={issue.id}>
                <IssueCard issue={issue} />
              </li>
            ))}
          </CardGrid>
          <p>
            <ButtonLink to={shelfAddress(suggestion.section)} variant="outlined">
              {t(`shelf:all.${suggestion.section}`)}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  );
});

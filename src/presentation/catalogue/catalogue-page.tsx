import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid, CardSkeletons } from '../ui/card-grid/card-grid.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Sentinel } from '../ui/sentinel/sentinel.tsx';
import styles from './catalogue-page.module.css';
import type { CataloguePresenter } from './catalogue-presenter.ts';

/** As many covers as a first screen may show: they are asked for at once. */
const firstScreen = 6;

export const CataloguePage = observer(({ presenter: { issues } }: { presenter: CataloguePresenter }) => {
  const { t } = useTranslation();
  useEffect(() => void issues.start(), [issues]);

  return (
    <>
      <title>{t('common.pageTitle', { title: t('catalog.title') })}</title>
      <h1 className={styles.title}>{t('catalog.title')}</h1>
      {issues.isEmpty ? (
        <Notice text={t('catalog.empty')} />
      ) : (
        <CardGrid>
          {issues.items.map((issue, place) => (
            <li key={issue.id}>
              <IssueCard issue={issue} isUrgent={place < firstScreen} />
            </li>
          ))}
          {issues.isLoading && <CardSkeletons count={issues.items.length === 0 ? 12 : 6} />}
        </CardGrid>
      )}
      <p className="visually-hidden" role="status">
        {issues.isLoading && issues.items.length > 0 ? t('catalog.loadingMore') : ''}
      </p>
      {issues.failure && <FailureNotice failure={issues.failure} onRetry={issues.more} />}
      {issues.hasNext && !issues.isLoading && !issues.failure && <Sentinel onReach={issues.more} />}
      {!issues.hasNext && !issues.isEmpty && <p className={styles.end}>{t('catalog.end')}</p>}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IssueGrid } from '../shell/issue-grid.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './catalogue-page.module.css';
import type { CataloguePresenter } from './catalogue-presenter.ts';

export const CataloguePage = observer(({ presenter: { issues } }: { presenter: CataloguePresenter }) => {
  const { t } = useTranslation();
  useEffect(() => void issues.start(), [issues]);

  return (
    <>
      <title>{t('common.pageTitle', { title: t('catalog.title') })}</title>
      <h1 className={styles.title}>{t('catalog.title')}</h1>
      <IssueGrid
        issues={issues}
        empty={<Notice text={t('catalog.empty')} />}
        end={<p className={styles.end}>{t('catalog.end')}</p>}
      />
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { IssueGrid } from '../shell/issue-grid.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './search-page.module.css';
import type { SearchPresenter } from './search-presenter.ts';

/** What was found by the `s` of the address. */
export const SearchPage = observer(({ presenter }: { presenter: SearchPresenter }) => {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const query = parameters.get('s') ?? '';
  useEffect(() => presenter.open(query), [presenter, query]);
  const title = presenter.query ? t('search.results', { query: presenter.query }) : t('search.title');
  const toCatalog = <ButtonLink to="/catalog">{t('search.toCatalog')}</ButtonLink>;

  return (
    <>
      <title>{t('common.pageTitle', { title })}</title>
      <h1 className={styles.title}>{title}</h1>
      {presenter.issues ? (
        <IssueGrid
          issues={presenter.issues}
          empty={<Notice text={t('search.nothing')}>{toCatalog}</Notice>}
        />
      ) : (
        <Notice text={t('search.invitation')}>{toCatalog}</Notice>
      )}
    </>
  );
});

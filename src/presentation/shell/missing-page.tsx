import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './missing-page.module.css';

export interface MissingPageProps {
  /** Of the address: its words are what is searched for. */
  readonly slug: string;
  readonly text: string;
  /** What leads to others of its kind; the catalogue where nothing is said. */
  readonly children?: ReactNode;
}

/** In place of what no address names: a search for what the address says, and a list of others. */
export function MissingPage({ slug, text, children }: MissingPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(wordsOf(slug));
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/search?s=${encodeURIComponent(query.trim())}`);
  };
  return (
    <Notice title={t('notFound.title')} text={text}>
      <title>{t('common.pageTitle', { title: t('notFound.title') })}</title>
      <search>
        <form className={styles.search} onSubmit={search}>
          <input
            type="search"
            enterKeyHint="search"
            aria-label={t('ui.search.label')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button type="submit">{t('ui.search.submit')}</Button>
        </form>
      </search>
      {children ?? (
        <ButtonLink variant="outlined" to="/catalog">
          {t('common.toCatalog')}
        </ButtonLink>
      )}
    </Notice>
  );
}

/** 'cobra-norato-2' says 'cobra norato 2'. */
const wordsOf = (slug: string): string => slug.replace(/[-_]+/g, ' ').trim();

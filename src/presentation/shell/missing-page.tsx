import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './missing-page.module.css';

export interface MissingPageProps {
  /** The slug of the URL. Its words fill the search field. */
  readonly slug: string;
  readonly text: string;
  /** A link to other content; the catalogue by default. */
  readonly children?: ReactNode;
}

/** Shown for a URL that does not exist: a search for the words of the URL, and a link to other content. */
export function MissingPage({ slug, text, children }: MissingPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(searchTextOf(slug));
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

/** 'cobra-norato-2' becomes 'cobra norato 2'. */
const searchTextOf = (slug: string): string => slug.replace(/[-_]+/g, ' ').trim();

import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { SearchFailure } from '../ui/search-bar/search-notices.tsx';
import { type ResultKind, resultKindAddress } from './result-kind.ts';
import styles from './search-page.module.css';

interface ResultsShelfProps<Item> {
  readonly query: string;
  readonly kind: ResultKind;
  readonly list: EndlessList<Item>;
  /** A list item, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A shelf of found series, publishers or people, with a link to all of them. A failure takes only one line, because most
 * readers look for the issues below.
 */
export const ResultsShelf = observer(<Item,>({ query, kind, list, children }: ResultsShelfProps<Item>) => {
  const { t } = useTranslation();
  const heading = useId();
  const container = useRef<HTMLDivElement>(null);
  const { items, failure, hasNext, isEmpty } = list;
  if (isEmpty) return null;

  const title = t(`search:${kind}`);
  const retry = () => {
    // The pressed button disappears, so keep the focus in the shelf.
    if (container.current?.contains(document.activeElement)) container.current.focus();
    void list.loadMore();
  };
  const toAll = (
    <Link
      to={resultKindAddress(query, kind)}
      className={styles.all}
      aria-label={t('ui.search.seeAllOf', { title })}
    >
      {t('ui.search.seeAll')}
    </Link>
  );
  return (
    <div ref={container} tabIndex={-1} className={styles.shelf} data-kind={kind}>
      {failure && items.length === 0 ? (
        <section aria-labelledby={heading}>
          <h2 id={heading}>{title}</h2>
          <SearchFailure failure={failure} onRetry={retry} />
        </section>
      ) : (
        <Shelf
          title={title}
          list={list}
          isFirst
          placeholder={kind === 'series' ? 'covers' : 'logos'}
          action={hasNext && items.length > 0 && toAll}
        >
          {children}
        </Shelf>
      )}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { SearchFailure } from '../ui/search-bar/search-notices.tsx';
import { type FoundKind, foundKindAddress } from './found-kind.ts';
import styles from './search-page.module.css';

interface FoundShelfProps<Item> {
  readonly query: string;
  readonly kind: FoundKind;
  readonly list: EndlessList<Item>;
  /** A list item, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A row of what was found besides issues, with the way to all of it where there is more. What failed takes one line, as
 * the issues below are what most people are here for.
 */
export const FoundShelf = observer(<Item,>({ query, kind, list, children }: FoundShelfProps<Item>) => {
  const { t } = useTranslation();
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const { items, failure, hasNext, isEmpty } = list;
  if (isEmpty) return null;

  const title = t(`search:${kind}`);
  const retry = () => {
    // The button goes: whoever pressed it stays where they are.
    if (place.current?.contains(document.activeElement)) place.current.focus();
    void list.more();
  };
  const toAll = (
    <Link
      to={foundKindAddress(query, kind)}
      className={styles.all}
      aria-label={t('ui.search.seeAllOf', { title })}
    >
      {t('ui.search.seeAll')}
    </Link>
  );
  return (
    <div ref={place} tabIndex={-1} className={styles.shelf}>
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

import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { SearchFailure } from '../ui/search-bar/search-notices.tsx';
import { type ResultKind, resultKindAddress } from './result-kind.ts';
import styles from './search-page.module.css';

/** The others are on the page of all results of the kind. */
const maxLinks = 6;

interface ResultLinksProps<Item> {
  readonly query: string;
  readonly kind: ResultKind;
  readonly list: EndlessList<Item>;
  /** A list item with a link, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * The first found series, publishers or people in one line, with a link to all of them. They take little space, because
 * most readers look for the issues below.
 */
export const ResultLinks = observer(<Item,>({ query, kind, list, children }: ResultLinksProps<Item>) => {
  const { t } = useTranslation();
  const heading = useId();
  const container = useRef<HTMLElement>(null);
  const { items, failure, hasNext, isEmpty } = list;
  if (isEmpty) return null;

  const title = t(`search:${kind}`);
  const retry = () => {
    // The pressed button disappears, so keep the focus in the section.
    if (container.current?.contains(document.activeElement)) container.current.focus();
    void list.loadMore();
  };
  return (
    <section ref={container} tabIndex={-1} className={styles.links} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {failure && items.length === 0 && <SearchFailure failure={failure} onRetry={retry} />}
      {items.length > 0 && <ul>{items.slice(0, maxLinks).map(children)}</ul>}
      {items.length > 0 && (hasNext || items.length > maxLinks) && (
        <Link
          to={resultKindAddress(query, kind)}
          className={styles.all}
          aria-label={t('ui.search.seeAllOf', { title })}
        >
          {t('ui.search.seeAll')}
        </Link>
      )}
    </section>
  );
});

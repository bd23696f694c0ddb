import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { SearchFailure } from '../../ui/search-bar/search-notices.tsx';
import type { EndlessList } from './endless-list.ts';
import styles from './link-line.module.css';
import { PillList } from './pill-list.tsx';
import { useStartList } from './use-start-list.ts';

/** The others are on the page of all items. */
const maxLinks = 6;

interface LinkLineProps<Item> {
  readonly title: string;
  readonly list: EndlessList<Item>;
  /** The path of a page with all items. Without it, all loaded items are shown, and a button loads more. */
  readonly allPath?: string;
  /** True for cards below the title instead of pills beside it. */
  readonly isCards?: boolean;
  /** True while it is not known which items are shown. None is shown until then. */
  readonly isWaiting?: boolean;
  /** False for items that are left out; all are shown by default. */
  readonly isShown?: (item: Item) => boolean;
  /** A list item with a link, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/** Links, above issues that most readers look for. On phones the line scrolls. */
export const LinkLine = observer(<Item,>(props: LinkLineProps<Item>) => {
  const { title, list, allPath, isCards = false, isWaiting = false, isShown, children } = props;
  const { t } = useTranslation();
  const heading = useId();
  const container = useRef<HTMLElement>(null);
  useStartList(list);
  const { failure, hasNext, isLoading } = list;
  const shownItems = isShown ? list.items.filter(isShown) : list.items;
  if (shownItems.length === 0 && (list.items.length > 0 || list.isEmpty)) return null;
  const items = isWaiting ? [] : shownItems;

  const retry = () => {
    // The pressed button disappears, so keep the focus in the section.
    if (container.current?.contains(document.activeElement)) container.current.focus();
    void list.loadMore();
  };
  const loadMore = async () => {
    const hadFocus = container.current?.contains(document.activeElement) ?? false;
    await list.loadMore();
    // The pressed button disappears with the last page or a failure.
    if (hadFocus && (!list.hasNext || list.failure)) container.current?.focus();
  };
  const links = (allPath === undefined ? items : items.slice(0, maxLinks)).map(children);
  return (
    <section
      ref={container}
      tabIndex={-1}
      className={isCards ? styles.cards : styles.line}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{title}</h2>
      {items.length > 0 && (isCards ? <ul>{links}</ul> : <PillList>{links}</PillList>)}
      {failure && (items.length === 0 || allPath === undefined) && (
        <SearchFailure failure={failure} onRetry={retry} />
      )}
      {allPath === undefined && items.length > 0 && hasNext && !failure && (
        <Button size="small" variant="outlined" isLoading={isLoading} onClick={() => void loadMore()}>
          {t('ui.loadMore')}
        </Button>
      )}
      {allPath !== undefined && items.length > 0 && (hasNext || items.length > maxLinks) && (
        <Link to={allPath} className={styles.all} aria-label={t('ui.search.seeAllOf', { title })}>
          {t('ui.search.seeAll')}
        </Link>
      )}
    </section>
  );
});

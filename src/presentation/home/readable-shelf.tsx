import { useTranslation } from 'react-i18next';
import { CoverShelf } from './cover-shelf.tsx';
import { MoreLink } from './more-link.tsx';
import type { SharedShelves } from './shared-shelves.ts';

interface ReadableShelfProps {
  /** Comics that everyone can read at once, or those that the plans add to them. */
  readonly kind: 'free' | 'subscription';
  readonly sharedShelves: SharedShelves;
  readonly isFirst?: boolean;
  /** The ids of issues that are shown beside it. */
  readonly excludedIds?: readonly string[];
  /** The class of the box of the link. */
  readonly actionClass?: string | undefined;
}

/** Comics that the reader can read at once. */
export function ReadableShelf({
  kind,
  sharedShelves,
  isFirst = false,
  excludedIds = [],
  actionClass,
}: ReadableShelfProps) {
  const { t } = useTranslation();
  const title = t(kind === 'free' ? 'home:free' : 'home:inPlan');
  const link = <MoreLink to={`/catalog?kind=${kind}`} text={t('home:seeAll')} about={title} />;
  return (
    <CoverShelf
      title={title}
      list={kind === 'free' ? sharedShelves.free : sharedShelves.inPlan}
      isFirst={isFirst}
      excludedIds={excludedIds}
      action={actionClass ? <div className={actionClass}>{link}</div> : link}
    />
  );
}

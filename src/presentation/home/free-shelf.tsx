import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { CoverShelf } from './cover-shelf.tsx';
import { MoreLink } from './more-link.tsx';

interface FreeShelfProps {
  readonly issues: EndlessList<Issue>;
  readonly isFirst?: boolean;
  /** The ids of issues that are shown beside it. */
  readonly excludedIds?: readonly string[];
}

/** Comics that everyone can read at once. */
export function FreeShelf({ issues, isFirst = false, excludedIds = [] }: FreeShelfProps) {
  const { t } = useTranslation();
  return (
    <CoverShelf
      title={t('home:free')}
      list={issues}
      isFirst={isFirst}
      excludedIds={excludedIds}
      action={<MoreLink to="/catalog?kind=free" text={t('home:seeAll')} about={t('home:free')} />}
    />
  );
}

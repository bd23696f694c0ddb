import { useTranslation } from 'react-i18next';
import type { Reading } from '../../domain/reading/reading.ts';
import { eagerCoverCount } from '../shell/lists/eager-cover-count.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';

/** The comics that the reader has started. Each card opens the page where the reader stopped. */
export function OwnReadingShelf({ readings }: { readings: EndlessList<Reading> }) {
  const { t } = useTranslation();
  return (
    <Shelf title={t('home:keepReading')} list={readings} isFirst>
      {({ issue, page, pagesCount }, index) => (
        <li key={issue.id}>
          <IssueCard
            issue={issue}
            isOnShelf
            isUrgent={index < eagerCoverCount}
            to={`/reader/${issue.id}`}
            note={t('home:position', { page: page + 1, count: pagesCount })}
            progress={(page + 1) / pagesCount}
          />
        </li>
      )}
    </Shelf>
  );
}

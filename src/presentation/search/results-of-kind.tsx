import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardList } from '../shell/lists/card-list.tsx';
import { searchAddress } from '../shell/search/search-address.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { useIsChild } from '../ui/rating-gates/use-is-child.ts';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { SeriesCard } from '../ui/series-card/series-card.tsx';
import { PersonCard } from './person-card.tsx';
import type { QueryResults } from './query-results.ts';
import type { ResultKind } from './result-kind.ts';
import styles from './search-page.module.css';

interface ResultsOfKindProps {
  readonly results: QueryResults;
  readonly kind: ResultKind;
  /** Called when the page of a found person is opened. */
  readonly onOpenPerson: () => void;
}

/** All found series, publishers or people. */
export const ResultsOfKind = observer(({ results, kind, onOpenPerson }: ResultsOfKindProps) => {
  const { t } = useTranslation();
  const filter = useRatingFilter();
  const isChild = useIsChild();
  const { query, series, publishers, people } = results;
  const empty = (
    <Notice
      title={t('ui.search.none')}
      headingLevel={2}
      text={t(isChild ? 'search:noneForAge' : 'search:another')}
    >
      <ButtonLink to={searchAddress(query)}>{t('search:all')}</ButtonLink>
    </Notice>
  );
  return (
    <section aria-labelledby="results-of-kind-title">
      <Link to={searchAddress(query)} className={styles.back}>
        <Icon name="arrow-left" />
        {t('search:all')}
      </Link>
      <h2 id="results-of-kind-title" className={styles.kind}>
        {t(`search:${kind}`)}
      </h2>
      {kind === 'series' && (
        <CardList list={series} empty={empty} {...filter}>
          {(each) => (
            <li key={each.id}>
              <SeriesCard series={each} />
            </li>
          )}
        </CardList>
      )}
      {kind === 'people' && (
        <CardList list={people} empty={empty}>
          {(each) => (
            <li key={each.slug}>
              <PersonCard person={each} onOpen={onOpenPerson} />
            </li>
          )}
        </CardList>
      )}
      {kind === 'publishers' && (
        <CardList list={publishers} empty={empty} {...filter}>
          {(each) => (
            <li key={each.id}>
              <PublisherCard publisher={each} />
            </li>
          )}
        </CardList>
      )}
    </section>
  );
});

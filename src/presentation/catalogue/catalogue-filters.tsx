import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CatalogueKind,
  type CatalogueQuery,
  catalogueKinds,
  parentalRatings,
} from '../../domain/catalogue/catalogue-query.ts';
import { genres } from '../../domain/catalogue/genre.ts';
import { isGenreOpen } from '../../domain/catalogue/rating-gate.ts';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';
import styles from './catalogue-filters.module.css';
import { FilterLink } from './filter-link.tsx';
import { FilterSelect } from './filter-select.tsx';

interface CatalogueFiltersProps {
  readonly query: CatalogueQuery;
  readonly onChoose: (change: Partial<CatalogueQuery>) => void;
}

const kindTexts = {
  all: 'catalogue:kinds.all',
  free: 'catalogue:kinds.free',
  subscription: 'catalogue:kinds.subscription',
  on_demand: 'catalogue:kinds.onDemand',
} as const satisfies Record<CatalogueKind, string>;

/** What is wanted of the catalogue: kinds as links, the rest as choices beside them. */
export const CatalogueFilters = observer(({ query, onChoose }: CatalogueFiltersProps) => {
  const { t } = useTranslation();
  const gateOf = useContext(RatingGates);
  // What is closed to the viewer for good is not offered; where an address asks for it, it is told.
  const ratings = parentalRatings.filter((each) => gateOf(each) !== 'blocked' || each === query.upTo);
  const offered = genres.filter((each) => isGenreOpen(each, gateOf) || each === query.genre);
  return (
    <search className={styles.filters} aria-label={t('catalogue:filters')}>
      <nav aria-label={t('catalogue:kind')}>
        <ul className={styles.kinds}>
          {catalogueKinds.map((kind) => (
            <li key={kind}>
              <FilterLink
                query={{ ...query, kind }}
                isCurrent={kind === query.kind}
                onChoose={() => onChoose({ kind })}
              >
                {t(kindTexts[kind])}
              </FilterLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.choices}>
        <FilterSelect
          label={t('catalogue:genre')}
          anything={t('catalogue:anyGenre')}
          options={offered.map((genre) => ({ value: genre, text: t(`genres.${genre}`) }))}
          chosen={query.genre}
          onChoose={(genre) => onChoose({ genre })}
        />
        <FilterSelect
          label={t('catalogue:rating')}
          anything={t('catalogue:anyRating')}
          options={ratings.map((rating) => ({
            value: rating,
            text:
              rating === 'L' ? t('catalogue:forAll') : t('catalogue:upTo', { age: rating.replace('+', '') }),
          }))}
          chosen={query.upTo}
          onChoose={(upTo) => onChoose({ upTo })}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={query.isNewOnly}
          onClick={() => onChoose({ isNewOnly: !query.isNewOnly })}
        >
          {t('catalogue:newOnly')}
        </button>
      </div>
    </search>
  );
});

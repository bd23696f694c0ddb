import { observer } from 'mobx-react-lite';
import { useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CatalogueKind,
  type CatalogueQuery,
  type CatalogueSort,
  catalogueKinds,
  catalogueSorts,
  isCatalogueSort,
  type RatingLimit,
  ratingLimits,
} from '../../domain/catalogue/catalogue-query.ts';
import type { Genre } from '../../domain/catalogue/genre.ts';
import { isGenreOpen } from '../../domain/catalogue/rating-gate.ts';
import { namedGenres } from '../shell/catalogue/named-genres.ts';
import { RatingGateContext } from '../ui/rating-gates/rating-gates.ts';
import { useScrollToCurrent } from '../ui/scroll/use-scroll-to-current.ts';
import styles from './catalogue-filters.module.css';
import { FilterLink } from './filter-link.tsx';
import { FilterSelect } from './filter-select.tsx';

interface CatalogueFiltersProps {
  readonly query: CatalogueQuery;
  /** The kinds and genres to choose from. */
  readonly kinds: readonly CatalogueKind[];
  readonly genres: readonly Genre[];
  readonly onChoose: (change: Partial<CatalogueQuery>) => void;
}

const kindTexts = {
  all: 'catalogue:kinds.all',
  free: 'catalogue:kinds.free',
  subscription: 'catalogue:kinds.subscription',
  on_demand: 'catalogue:kinds.onDemand',
} as const satisfies Record<CatalogueKind, string>;

const sortTexts = {
  newest: 'catalogue:orders.newest',
  title: 'catalogue:orders.title',
  'most-read': 'catalogue:orders.mostRead',
} as const satisfies Record<CatalogueSort, string>;

type OrderTextKey = 'catalogue:orders.mixed' | (typeof sortTexts)[CatalogueSort];

/** The filters and orders of the catalogue: kinds as links, the others as lists beside them. */
export const CatalogueFilters = observer(({ query, kinds, genres, onChoose }: CatalogueFiltersProps) => {
  const { t, i18n } = useTranslation();
  const { gateOf } = useContext(RatingGateContext);
  const kindList = useRef<HTMLUListElement>(null);
  useScrollToCurrent(kindList, query.kind);
  // A kind that the address selects stays, so that the reader sees what is selected.
  const offeredKinds = catalogueKinds.filter((kind) => kinds.includes(kind) || kind === query.kind);
  // Ratings and genres that are blocked for the reader are not offered, unless the address already selects them.
  const ratings = ratingLimits.filter((rating) => gateOf(rating) !== 'blocked' || rating === query.upTo);
  const openGenres = genres.filter((genre) => isGenreOpen(genre, gateOf));
  const { genre: chosenGenre } = query;
  const offeredGenres =
    chosenGenre && !openGenres.includes(chosenGenre) ? [...openGenres, chosenGenre] : openGenres;
  const order = isCatalogueSort(query.order) ? query.order : null;
  // The closed list shows only the selected option, so that one says what the list is for.
  const orderText = (key: OrderTextKey, isSelected: boolean) =>
    isSelected ? t('catalogue:orderedBy', { order: t(key) }) : t(key);
  const ratingText = (rating: RatingLimit) =>
    rating === 'L' ? t('catalogue:forAll') : t('catalogue:upTo', { age: rating });
  return (
    <search className={styles.filters} aria-label={t('catalogue:filters')}>
      <nav aria-label={t('catalogue:kind')}>
        <ul ref={kindList} className={styles.kinds}>
          {offeredKinds.map((kind) => (
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
          label={t('catalogue:order')}
          emptyOptionText={orderText('catalogue:orders.mixed', order === null)}
          options={catalogueSorts.map((sort) => ({
            value: sort,
            text: orderText(sortTexts[sort], order === sort),
          }))}
          selectedValue={order}
          onChoose={(order) => onChoose({ order })}
        />
        <FilterSelect
          label={t('catalogue:genre')}
          emptyOptionText={t('catalogue:anyGenre')}
          options={namedGenres(t, i18n.language, offeredGenres).map(({ genre, name }) => ({
            value: genre,
            text: name,
          }))}
          selectedValue={query.genre}
          onChoose={(genre) => onChoose({ genre })}
        />
        <FilterSelect
          label={t('catalogue:rating')}
          emptyOptionText={t('catalogue:anyRating')}
          options={ratings.map((rating) => ({ value: rating, text: ratingText(rating) }))}
          selectedValue={query.upTo}
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

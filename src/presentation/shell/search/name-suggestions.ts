import type { TFunction } from 'i18next';
import type { People } from '../../../application/ports/catalogue/people.ts';
import type { Publishers } from '../../../application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../../application/ports/catalogue/series-collection.ts';
import { creatorPath } from '../../../domain/catalogue/creator.ts';
import { type Genre, genreSlug, genres } from '../../../domain/catalogue/genre.ts';
import type { Person } from '../../../domain/catalogue/person.ts';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import type { Series } from '../../../domain/catalogue/series.ts';
import type { Failure } from '../../../domain/failure.ts';
import { foldText } from '../../../domain/fold-text.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice } from '../../../domain/slice.ts';
import type { FoundGroup, FoundItem } from '../../ui/search-bar/search-answer.ts';

const maxSeries = 2;
/** Shorter texts are the start of too many genres. */
const minGenreTextLength = 3;

export interface NameSources {
  readonly people: People;
  readonly publishers: Publishers;
  readonly seriesCollection: SeriesCollection;
}

/** What a search text may be the name of, besides issues. */
export interface FoundNames {
  readonly people: readonly Person[];
  readonly publishers: readonly Publisher[];
  readonly series: readonly Series[];
}

/** Finds at most one person, one publisher and two series. A failed search finds none, because issues are suggested too. */
export async function findNames(sources: NameSources, text: string): Promise<FoundNames> {
  const [people, publishers, series] = await Promise.all([
    sources.people.search(text, { page: 0, limit: 1 }),
    sources.publishers.search(text, { page: 0, limit: 1 }),
    sources.seriesCollection.search(text, { page: 0, limit: maxSeries }),
  ]);
  return { people: itemsOf(people), publishers: itemsOf(publishers), series: itemsOf(series) };
}

/** Found names as links to their pages, after the first genre whose name starts with the text. Null if there are none. */
export function namesGroup(
  t: TFunction,
  text: string,
  { people, publishers, series }: FoundNames,
  isOpen: (genre: Genre) => boolean,
): FoundGroup | null {
  const start = foldText(text);
  const genre = genres.find((each) => isOpen(each) && foldText(t(`genres.${each}`)).startsWith(start));
  const items: readonly FoundItem[] = [
    ...(genre && start.length >= minGenreTextLength
      ? [nameItem(`/genre/${genreSlug(genre)}`, t(`genres.${genre}`), t('common.kinds.genre'), 'tag')]
      : []),
    ...people.map(({ slug, name }) => nameItem(creatorPath(slug), name, t('common.kinds.person'), 'user')),
    ...publishers.map(({ username, name }) =>
      nameItem(`/publisher/${username}`, name, t('common.kinds.publisher'), 'book-open'),
    ),
    ...series.map(({ slug, title }) =>
      nameItem(`/series/${slug}`, title, t('common.kinds.series'), 'library'),
    ),
  ];
  return items.length > 0 ? { title: t('common.kinds.title'), items } : null;
}

const nameItem = (
  link: string,
  title: string,
  description: string,
  icon: NonNullable<FoundItem['icon']>,
): FoundItem => ({ reference: link, title, description, image: null, icon, link });

const itemsOf = <Item>(outcome: Result<Slice<Item>, Failure>): readonly Item[] =>
  outcome.ok ? outcome.value.items : [];

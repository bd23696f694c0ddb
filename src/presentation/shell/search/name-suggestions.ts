import type { TFunction } from 'i18next';
import { creatorPath } from '../../../domain/catalogue/creator.ts';
import { type Genre, genreSlug, genres } from '../../../domain/catalogue/genre.ts';
import type { Suggestions } from '../../../domain/catalogue/suggestions.ts';
import { foldText } from '../../../domain/fold-text.ts';
import type { FoundGroup, FoundItem } from '../../ui/search-bar/search-answer.ts';

/** Shorter texts are the start of too many genres. */
const minGenreTextLength = 3;

/**
 * Suggested names as links to their pages, and the first genre whose name starts with the text. Names that start with the
 * text precede the others. Null if there are none.
 */
export function namesGroup(
  t: TFunction,
  text: string,
  { people, publishers, series }: Pick<Suggestions, 'people' | 'publishers' | 'series'>,
  isOpen: (genre: Genre) => boolean,
): FoundGroup | null {
  const start = foldText(text);
  const genre = genres.find((each) => isOpen(each) && foldText(t(`genres.${each}`)).startsWith(start));
  const items: FoundItem[] = [
    ...(genre && start.length >= minGenreTextLength
      ? [nameItem(`/genre/${genreSlug(genre)}`, t(`genres.${genre}`), t('common.kinds.genre'), 'tag')]
      : []),
    ...series.map(({ slug, title }) =>
      nameItem(`/series/${slug}`, title, t('common.kinds.series'), 'library'),
    ),
    ...people.map(({ slug, name }) => nameItem(creatorPath(slug), name, t('common.kinds.person'), 'user')),
    ...publishers.map(({ username, name }) =>
      nameItem(`/publisher/${username}`, name, t('common.kinds.publisher'), 'book-open'),
    ),
  ];
  if (items.length === 0) return null;
  const startRank = ({ title }: FoundItem) => (foldText(title).startsWith(start) ? 0 : 1);
  items.sort((one, other) => startRank(one) - startRank(other));
  return { title: t('common.kinds.title'), items, isCompact: true };
}

const nameItem = (
  link: string,
  title: string,
  description: string,
  icon: NonNullable<FoundItem['icon']>,
): FoundItem => ({ reference: link, title, description, image: null, icon, link });

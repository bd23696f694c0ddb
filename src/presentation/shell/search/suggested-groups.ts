import type { TFunction } from 'i18next';
import { creatorPath } from '../../../domain/catalogue/creator.ts';
import { genreSlug, genres } from '../../../domain/catalogue/genre.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import {
  type FindGate,
  type Gate,
  isGenreOpen,
  ratingFilterOf,
} from '../../../domain/catalogue/rating-gate.ts';
import type { Suggestions } from '../../../domain/catalogue/suggestions.ts';
import { foldText } from '../../../domain/fold-text.ts';
import type { FoundGroup, FoundItem } from '../../ui/search-bar/search-answer.ts';
import { searchAddress } from './search-address.ts';

/** Shorter texts are the start of too many genres. */
const minGenreTextLength = 3;

/** What a search field suggests for a text: names first, then the issues that the viewer may know about. */
export function suggestedGroups(
  t: TFunction,
  text: string,
  suggestions: Suggestions,
  gateOf: FindGate,
): readonly FoundGroup[] {
  const names = namesGroup(t, text, suggestions, gateOf);
  const items = suggestions.issues.flatMap(
    (issue) => toFoundItem(issue, gateOf(issue.parentalRating, issue.id)) ?? [],
  );
  // A single issue is all that was found, because more are suggested.
  const link = suggestions.issues.length > 1 ? { link: searchAddress(text) } : {};
  const issues = { title: t('common.issues'), ...link, items };
  return [...(names ? [names] : []), ...(items.length > 0 ? [issues] : [])];
}

/** Without cover and description if the viewer may not see them. null if the viewer can never see them. */
function toFoundItem({ id, slug, content }: Issue, gate: Gate): FoundItem | null {
  if (gate === 'blocked') return null;
  const item = { reference: id, title: content.title, link: `/issue/${slug}` };
  if (gate === 'ask') return { ...item, image: null, icon: 'lock' };
  return { ...item, description: content.description, image: content.cover };
}

/**
 * Suggested names as links to their pages, and the first genre whose name starts with the text. Names that start with the
 * text precede the others. Null if there are none.
 */
export function namesGroup(
  t: TFunction,
  text: string,
  { people, publishers, series }: Pick<Suggestions, 'people' | 'publishers' | 'series'>,
  gateOf: FindGate,
): FoundGroup | null {
  const start = foldText(text);
  const isShown = ratingFilterOf(gateOf);
  const genre = genres.find(
    (each) => isGenreOpen(each, gateOf) && foldText(t(`genres.${each}`)).startsWith(start),
  );
  const items: FoundItem[] = [
    ...(genre && start.length >= minGenreTextLength
      ? [nameItem(`/genre/${genreSlug(genre)}`, t(`genres.${genre}`), t('common.kinds.genre'), 'tag')]
      : []),
    ...series
      .filter(isShown)
      .map(({ slug, title }) => nameItem(`/series/${slug}`, title, t('common.kinds.series'), 'library')),
    ...people.map(({ slug, name }) => nameItem(creatorPath(slug), name, t('common.kinds.person'), 'user')),
    ...publishers
      .filter(isShown)
      .map(({ username, name }) =>
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

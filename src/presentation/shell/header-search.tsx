import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Issue } from '../../domain/issue.ts';
import { succeeded } from '../../domain/result.ts';
import { CollapsibleSearch } from '../ui/search-bar/collapsible-search.tsx';
import type { FoundItem, Search } from '../ui/search-bar/search-answer.ts';
import type { SuggestionsPresenter } from './suggestions-presenter.ts';

/** The header's search: suggests issues, and leads to all that is found. Source: consumer-app.md §2. */
export function HeaderSearch({ presenter }: { presenter: SuggestionsPresenter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const about = pathname === '/search' ? (new URLSearchParams(query).get('s') ?? '') : '';

  const search: Search = useCallback(
    async (text) => {
      const outcome = await presenter.suggest(text);
      if (!outcome.ok) return outcome;
      const items = outcome.value.map(toFoundItem);
      const group = { title: t('search.issues'), link: addressOf(text), items };
      return succeeded({ results: items.length > 0 ? [group] : [], querySuggestions: [] });
    },
    [presenter, t],
  );
  return (
    <CollapsibleSearch search={search} about={about} onSubmit={(text) => void navigate(addressOf(text))} />
  );
}

const addressOf = (text: string): string => `/search?s=${encodeURIComponent(text)}`;

const toFoundItem = ({ id, slug, content }: Issue): FoundItem => ({
  reference: id,
  title: content.title,
  description: content.description,
  image: content.cover,
  link: `/issue/${slug}`,
});

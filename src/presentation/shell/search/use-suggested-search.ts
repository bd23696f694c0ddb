import { useCallback, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import { RatingGateContext } from '../../ui/rating-gates/rating-gates.ts';
import { useIsChild } from '../../ui/rating-gates/use-is-child.ts';
import type { OnFollow, Search } from '../../ui/search-bar/search-answer.ts';
import { SelectionContext } from '../../ui/selection/selection.ts';
import { searchAddress } from './search-address.ts';
import type { SuggestionsPresenter } from './suggestions-presenter.ts';

/**
 * The properties of a search field that suggests issues and the names of others, or recent or popular searches while it
 * is empty. A child gets no popular searches. Only for observers. `suggestions` load when the field first gets the focus.
 */
export function useSuggestedSearch(suggestions: Lazy<SuggestionsPresenter>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const selection = useContext(SelectionContext);
  const { gateOf, isLoading } = useContext(RatingGateContext);
  const isChild = useIsChild();
  const { pathname, search: query } = useLocation();
  const about = pathname === '/search' ? (new URLSearchParams(query).get('s') ?? '') : '';
  const { recent } = suggestions.current ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when another reader signs in.
  useEffect(() => recent?.load(), [recent, recent?.owner]);

  const search: Search = useCallback(
    async (text) => {
      const loaded = await suggestions.fetch();
      return loaded.ok ? loaded.value.search(t, text, gateOf) : loaded;
    },
    [suggestions, t, gateOf],
  );
  const whenEmpty = suggestions.current?.offerSearches(t, !isLoading && !isChild) ?? null;
  const onFollow: OnFollow = (choice, text) => {
    if (text !== '') recent?.remember(text);
    if (!('reference' in choice)) return;
    const issue = suggestions.current?.findIssue(choice.reference);
    if (issue) selection.selectIssue(issue);
    else if (text === '') recent?.remember(choice.reference);
  };
  const load = async () => {
    const loaded = await suggestions.fetch();
    if (loaded.ok) await loaded.value.loadSearches(!isChild);
  };
  const onFocus = () => void load();
  const onSubmit = (text: string) => {
    void suggestions.fetch().then(() => suggestions.current?.recent.remember(text));
    void navigate(searchAddress(text));
  };
  return { search, about, whenEmpty, onFollow, onFocus, onSubmit };
}

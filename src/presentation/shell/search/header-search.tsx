import { observer } from 'mobx-react-lite';
import { useCallback, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { failures } from '../../../domain/failure.ts';
import { failed, succeeded } from '../../../domain/result.ts';
import type { IconName } from '../../ui/icon/icon-names.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import { CollapsibleSearch } from '../../ui/search-bar/collapsible-search.tsx';
import type { FoundItem, OnFollow, Search } from '../../ui/search-bar/search-answer.ts';
import { SelectionContext } from '../../ui/selection/selection.ts';
import { searchAddress } from './search-address.ts';
import type { SuggestionsPresenter } from './suggestions-presenter.ts';

const maxPopularTexts = 5;

interface HeaderSearchProps {
  /** Loaded when the field first gets the focus. */
  readonly suggestions: Lazy<SuggestionsPresenter>;
}

/** The search in the header. It suggests issues, or recent or popular searches while the field is empty. */
export const HeaderSearch = observer(({ suggestions }: HeaderSearchProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const selection = useContext(SelectionContext);
  const { pathname, search: query } = useLocation();
  const pageQuery = pathname === '/search' ? (new URLSearchParams(query).get('s') ?? '') : '';
  const { recent, popular } = suggestions.current ?? {};
  const recentTexts = recent?.texts ?? [];
  const popularTexts = (popular?.texts ?? []).slice(0, maxPopularTexts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when another reader signs in.
  useEffect(() => recent?.load(), [recent, recent?.owner]);

  const search: Search = useCallback(
    async (text) => {
      await suggestions.fetch();
      if (!suggestions.current) return failed(failures.networkConnection);
      const outcome = await suggestions.current.suggest(text);
      if (!outcome.ok) return outcome;
      const { issues, alternatives } = outcome.value;
      const group = { title: t('common.issues'), link: searchAddress(text), items: issues.map(toFoundItem) };
      return succeeded({ results: issues.length > 0 ? [group] : [], querySuggestions: alternatives });
    },
    [suggestions, t],
  );
  const whenEmpty =
    recentTexts.length > 0
      ? {
          title: t('common.recentSearches'),
          link: '/search',
          linkText: t('common.manageSearches'),
          items: recentTexts.map((text) => toTextItem(text, 'clock')),
        }
      : popularTexts.length > 0
        ? {
            title: t('common.popularSearches'),
            link: '/search',
            linkText: t('common.moreSearches'),
            items: popularTexts.map((text) => toTextItem(text, 'search')),
          }
        : null;
  const follow: OnFollow = (choice, text) => {
    if (text !== '') recent?.remember(text);
    if (!('reference' in choice)) return;
    const issue = suggestions.current?.findIssue(choice.reference);
    if (issue) selection.selectIssue(issue);
    else recent?.remember(choice.reference);
  };
  const load = async () => {
    await suggestions.fetch();
    const { current } = suggestions;
    current?.recent.load();
    // Readers with recent searches see those.
    if (current?.recent.texts.length === 0) await current.popular.start();
  };
  const submit = (text: string) => {
    void suggestions.fetch().then(() => suggestions.current?.recent.remember(text));
    void navigate(searchAddress(text));
  };
  return (
    <CollapsibleSearch
      search={search}
      about={pageQuery}
      whenEmpty={whenEmpty}
      onFollow={follow}
      onSubmit={submit}
      onFocus={() => void load()}
    />
  );
});

const toFoundItem = ({ id, slug, content }: Issue): FoundItem => ({
  reference: id,
  title: content.title,
  description: content.description,
  image: content.cover,
  link: `/issue/${slug}`,
});

const toTextItem = (text: string, icon: IconName): FoundItem => ({
  reference: text,
  title: text,
  image: null,
  icon,
  link: searchAddress(text),
});

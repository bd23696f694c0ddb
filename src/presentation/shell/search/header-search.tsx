import { observer } from 'mobx-react-lite';
import { useCallback, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { isGenreOpen } from '../../../domain/catalogue/rating-gate.ts';
import { succeeded } from '../../../domain/result.ts';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { RatingGates } from '../../ui/rating-gates/rating-gates.ts';
import { CollapsibleSearch } from '../../ui/search-bar/collapsible-search.tsx';
import type { FoundItem, OnFollow, Search } from '../../ui/search-bar/search-answer.ts';
import { SelectionContext } from '../../ui/selection/selection.ts';
import { searchAddress } from './search-address.ts';
import type { SuggestionsPresenter } from './suggestions-presenter.ts';

const maxPopularTexts = 5;

/** The search in the header. It suggests issues and the names of others, or recent or popular searches while the field is empty. */
export const HeaderSearch = observer(({ presenter }: { presenter: SuggestionsPresenter }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const selection = useContext(SelectionContext);
  const gateOf = useContext(RatingGates);
  const { pathname, search: query } = useLocation();
  const pageQuery = pathname === '/search' ? (new URLSearchParams(query).get('s') ?? '') : '';
  const { recent, popular } = presenter;
  const popularTexts = (popular.texts ?? []).slice(0, maxPopularTexts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when another reader signs in.
  useEffect(() => recent.load(), [recent, recent.owner]);

  const search: Search = useCallback(
    async (text) => {
      const outcome = await presenter.suggest(text);
      if (!outcome.ok) return outcome;
      const { issues, names, alternatives } = outcome.value;
      const { namesGroup } = await import(
        /* webpackChunkName: 'search-suggestions' */ './name-suggestions.ts'
      );
      const found = namesGroup(t, text, names, (genre) => isGenreOpen(genre, gateOf));
      const group = { title: t('common.issues'), link: searchAddress(text), items: issues.map(toFoundItem) };
      const results = [...(found ? [found] : []), ...(issues.length > 0 ? [group] : [])];
      return succeeded({ results, querySuggestions: alternatives });
    },
    [presenter, t, gateOf],
  );
  const whenEmpty =
    recent.texts.length > 0
      ? {
          title: t('common.recentSearches'),
          link: '/search',
          linkText: t('common.manageSearches'),
          items: recent.texts.map((text) => toTextItem(text, 'clock')),
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
    if (text !== '') recent.remember(text);
    if (!('reference' in choice)) return;
    const issue = presenter.findIssue(choice.reference);
    if (issue) selection.selectIssue(issue);
    else if (text === '') recent.remember(choice.reference);
  };
  // Readers with recent searches see those.
  const loadPopular = () => {
    if (recent.texts.length === 0) void popular.start();
  };
  const submit = (text: string) => {
    recent.remember(text);
    void navigate(searchAddress(text));
  };
  return (
    <CollapsibleSearch
      search={search}
      about={pageQuery}
      whenEmpty={whenEmpty}
      onFollow={follow}
      onSubmit={submit}
      onFocus={loadPopular}
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

import { observer } from 'mobx-react-lite';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import { CollapsibleSearch } from '../../ui/search-bar/collapsible-search.tsx';
import type { SuggestionsPresenter } from './suggestions-presenter.ts';
import { useSuggestedSearch } from './use-suggested-search.ts';

interface HeaderSearchProps {
  readonly suggestions: Lazy<SuggestionsPresenter>;
}

export const HeaderSearch = observer(({ suggestions }: HeaderSearchProps) => (
  <CollapsibleSearch {...useSuggestedSearch(suggestions)} />
));

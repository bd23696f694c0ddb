import { observer } from 'mobx-react-lite';
import type { SuggestionsPresenter } from '../shell/search/suggestions-presenter.ts';
import { useSuggestedSearch } from '../shell/search/use-suggested-search.ts';
import type { Lazy } from '../ui/lazy-loading/lazy.ts';
import { SearchBar } from '../ui/search-bar/search-bar.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly suggestions: Lazy<SuggestionsPresenter>;
  /** False if the page itself shows recent and popular searches. */
  readonly suggestsSearches?: boolean;
}

/** The search field in the page, because on small screens the header shows only an icon. */
export const SearchField = observer(({ suggestions, suggestsSearches = true }: SearchFieldProps) => {
  const { whenEmpty, ...search } = useSuggestedSearch(suggestions);
  return (
    <div className={styles.field}>
      <SearchBar {...search} whenEmpty={suggestsSearches ? whenEmpty : null} />
    </div>
  );
});

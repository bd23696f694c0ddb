import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import { type FoundGroup, minSearchLength, type OnFollow, type Search } from './search-answer.ts';
import styles from './search-bar.module.css';
import type { SearchFieldState, SuggestionsHandle } from './search-suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBarProps {
  /** Suggests results for a text of two or more characters. A new function invalidates former answers. */
  readonly search: Search;
  /** Opens the page with all results. Without it, the suggestions stay open. */
  readonly onSubmit?: (text: string) => void;
  /** Shown while the field is empty, such as recent searches. */
  readonly whenEmpty?: FoundGroup | null;
  readonly onFollow?: OnFollow;
  /** Called when the field gets the focus, to load what is shown while it is empty. */
  readonly onFocus?: (() => void) | undefined;
  /** The search text of the current page; empty by default. */
  readonly about?: string;
  /** A ref to the input, for components that focus it. */
  readonly field?: RefObject<HTMLInputElement | null>;
}

const withoutSuggestions: SearchFieldState = { isListOpen: false, isSearching: false };

/**
 * The search field. It works before the code of the suggestions is loaded, which happens on first focus. The input
 * element stays the same, with its text, focus and caret.
 */
export const SearchBar = observer(
  ({
    search,
    onSubmit,
    whenEmpty = null,
    onFollow,
    onFocus,
    about = '',
    field: outerField,
  }: SearchBarProps) => {
    const { t } = useTranslation();
    const [text, setText] = useState(about);
    const { pathname } = useLocation();
    const page = `${pathname} ${about}`;
    const [shownPage, setShownPage] = useState(page);
    // A new page resets the text.
    if (shownPage !== page) {
      setShownPage(page);
      setText(about);
    }
    const [{ isListOpen, isSearching, listId, activeId }, setFieldState] = useState(withoutSuggestions);
    const ownField = useRef<HTMLInputElement>(null);
    const field = outerField ?? ownField;
    const bar = useRef<HTMLFormElement>(null);
    const suggestions = useRef<SuggestionsHandle>(null);
    const { current: Suggestions, fetch: fetchSuggestions } = useSuggestions();

    const changeText = (typed: string) => {
      setText(typed);
      suggestions.current?.open();
    };
    const clear = () => {
      setText('');
      field.current?.focus();
    };
    // Same as deleting the text by hand: the press closed the list, so it opens again with what is shown for no text.
    const clearAndReopen = () => {
      clear();
      suggestions.current?.open();
    };
    const onFieldFocus = () => {
      void fetchSuggestions();
      onFocus?.();
      if (text === '') suggestions.current?.open();
    };
    const submit = (event: FormEvent) => {
      event.preventDefault();
      const query = text.trim();
      suggestions.current?.submit();
      if (query.length < minSearchLength) field.current?.focus();
      else onSubmit?.(query);
    };
    // Escape first closes the list, then clears the text. The next one is left to the container.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      if (suggestions.current?.close()) field.current?.focus();
      else if (text) clear();
      else return;
      event.preventDefault();
    };

    return (
      <search className={styles.bar}>
        <form ref={bar} onSubmit={submit} onKeyDown={onEscape}>
          <span className={styles.box}>
            <input
              ref={field}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              role="combobox"
              aria-label={t('ui.search.label')}
              aria-autocomplete="list"
              aria-expanded={isListOpen}
              aria-controls={isListOpen ? listId : undefined}
              aria-activedescendant={isListOpen ? activeId : undefined}
              placeholder={t('ui.search.placeholder')}
              value={text}
              onChange={(event) => changeText(event.target.value)}
              onPointerEnter={fetchSuggestions}
              onFocus={onFieldFocus}
              onClick={() => suggestions.current?.open()}
              onKeyDown={(event) => suggestions.current?.onFieldKey(event)}
            />
            <button
              type="button"
              className={styles.clear}
              data-hidden={text === '' || undefined}
              aria-label={t('ui.search.clear')}
              onClick={clearAndReopen}
            >
              <Icon name="x" />
            </button>
            <button type="submit" aria-label={t('ui.search.submit')} data-asking={isSearching || undefined}>
              <Icon name={isSearching ? 'loader-circle' : 'search'} />
            </button>
          </span>
          {Suggestions && (
            <Suggestions
              ref={suggestions}
              bar={bar}
              field={field}
              text={text}
              onText={setText}
              search={search}
              whenEmpty={whenEmpty}
              onFollow={onFollow}
              opensResultsPage={onSubmit !== undefined}
              onFieldState={setFieldState}
            />
          )}
        </form>
      </search>
    );
  },
);

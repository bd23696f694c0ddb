import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import { type FoundGroup, type OnFollow, type Search, shortestSearch } from './search-answer.ts';
import styles from './search-bar.module.css';
import type { FieldState, SuggestionsHandle } from './search-suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBarProps {
  /**
   * Finds what to suggest for a text of two or more characters. Another function, as for another language, makes the
   * answers of the one before void.
   */
  readonly search: Search;
  /** Opens the page of all that is found for the text; where there is none, the suggestions stay open instead. */
  readonly onSubmit?: (text: string) => void;
  /** What is offered while the field is empty, such as what was searched for before. */
  readonly whenEmpty?: FoundGroup | null;
  readonly onFollow?: OnFollow;
  /** The text that the page is about, such as that of its results; none where nothing is said. */
  readonly about?: string;
  /** The field, for whoever moves the focus into it. */
  readonly field?: RefObject<HTMLInputElement | null>;
}

const withoutSuggestions: FieldState = { isListOpen: false, isAsking: false };

/**
 * Where readers say what they want to read. The field works by itself at once; the suggestions come to it once
 * somebody enters it, and it stays the same element with its text, focus and caret.
 */
export const SearchBar = observer(
  ({ search, onSubmit, whenEmpty = null, onFollow, about = '', field: givenField }: SearchBarProps) => {
    const { t } = useTranslation();
    const [text, setText] = useState(about);
    const { pathname } = useLocation();
    const place = `${pathname} ${about}`;
    const [shownAt, setShownAt] = useState(place);
    // What was typed for one page is not left in the field of the next.
    if (shownAt !== place) {
      setShownAt(place);
      setText(about);
    }
    const [{ isListOpen, isAsking, listId, activeId }, setFieldState] = useState(withoutSuggestions);
    const ownField = useRef<HTMLInputElement>(null);
    const field = givenField ?? ownField;
    const bar = useRef<HTMLFormElement>(null);
    const suggestions = useRef<SuggestionsHandle>(null);
    const { current: Suggestions, fetch: fetchSuggestions } = useSuggestions();

    const type = (typed: string) => {
      setText(typed);
      suggestions.current?.open();
    };
    const clear = () => {
      setText('');
      field.current?.focus();
    };
    // As if the text were deleted by hand: the press took the list away, and what is offered without a text shows.
    const startAnew = () => {
      clear();
      suggestions.current?.open();
    };
    const enter = () => {
      void fetchSuggestions();
      if (text === '' && whenEmpty) suggestions.current?.open();
    };
    const submit = (event: FormEvent) => {
      event.preventDefault();
      const wanted = text.trim();
      suggestions.current?.submit();
      if (wanted.length < shortestSearch) field.current?.focus();
      else onSubmit?.(wanted);
    };
    // First the list, then the text; whoever holds the bar may take the third.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      if (suggestions.current?.close()) field.current?.focus();
      else if (text) clear();
      else return;
      event.preventDefault();
    };

    return (
      <search className={styles.bar}>
        <form ref={bar} onSubmit={submit} onKeyDown={leave}>
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
              onChange={(event) => type(event.target.value)}
              onPointerEnter={fetchSuggestions}
              onFocus={enter}
              onClick={() => suggestions.current?.open()}
              onKeyDown={(event) => suggestions.current?.onFieldKey(event)}
            />
            <button
              type="button"
              className={styles.clear}
              data-hidden={text === '' || undefined}
              aria-label={t('ui.search.clear')}
              onClick={startAnew}
            >
              <Icon name="x" />
            </button>
            <button type="submit" aria-label={t('ui.search.submit')} data-asking={isAsking || undefined}>
              <Icon name={isAsking ? 'loader-circle' : 'search'} />
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
              isSubmitElsewhere={onSubmit !== undefined}
              onFieldState={setFieldState}
            />
          )}
        </form>
      </search>
    );
  },
);

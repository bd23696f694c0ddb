import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type FoundGroup, minSearchLength, type OnFollow, type Search } from './search-answer.ts';
import { NothingFound, SearchFailure, SearchPlaceholder, TooShort } from './search-notices.tsx';
import { SearchPanel } from './search-panel.tsx';
import { countOf, groupsOf, SearchResults } from './search-results.tsx';
import { useChoices } from './use-choices.ts';
import { useOutsideEvents } from './use-outside-events.ts';
import { useSearch } from './use-search.ts';

/** The state of the suggestions that the field shows. */
export interface SearchFieldState {
  readonly isListOpen: boolean;
  readonly isSearching: boolean;
  readonly listId?: string;
  readonly activeId?: string;
}

/** Commands from the field to its suggestions. */
export interface SuggestionsHandle {
  open(): void;
  /** Returns true if something was closed. */
  close(): boolean;
  submit(): void;
  onFieldKey(event: KeyboardEvent<HTMLInputElement>): void;
}

export interface SearchSuggestionsProps {
  readonly ref: Ref<SuggestionsHandle>;
  readonly bar: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly search: Search;
  /** Shown while the field is empty. */
  readonly whenEmpty: FoundGroup | null;
  readonly onFollow: OnFollow | undefined;
  /** True if submitting opens another page. */
  readonly opensResultsPage: boolean;
  readonly onFieldState: (state: SearchFieldState) => void;
}

/** The suggestions of the search bar: a combobox as in the WAI-ARIA pattern, with links as options. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { ref, bar, field, text, onText, search, whenEmpty, opensResultsPage, onFieldState } = props;
  const { t } = useTranslation();
  const { outcome, isSearching, searchNow } = useSearch(search, text);
  // The reader may be typing already when this code has loaded.
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current);
  const [rejectedText, setRejectedText] = useState<string | null>(null);

  const query = text.trim();
  const isTooShort = query.length < minSearchLength;
  const visibleOutcome = isTooShort ? null : outcome;
  const emptyGroup = text === '' ? whenEmpty : null;
  const groups = emptyGroup ? [emptyGroup] : visibleOutcome?.ok ? groupsOf(visibleOutcome.value) : [];
  const isListOpen = isOpen && groups.length > 0;
  const isRejected = isTooShort && query !== '' && rejectedText === text;
  // Also during the pause in typing, so that the panel opens once and keeps its place until the results are there.
  const isWaiting = !isTooShort && !visibleOutcome;
  const { listId, activeId, onArrow, listProps, getChoiceProps } = useChoices({
    field,
    groups,
    label: emptyGroup?.title ?? t('ui.search.results'),
    text,
    isOpen: isListOpen,
    onOpen: setOpen,
    onFollow: (choice) => props.onFollow?.(choice, query),
  });

  useOutsideEvents(bar, isOpen, () => setOpen(false));
  useLayoutEffect(
    () => onFieldState({ isListOpen, isSearching, listId, activeId }),
    [onFieldState, isListOpen, isSearching, listId, activeId],
  );
  useImperativeHandle(ref, () => ({
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      return isOpen && (visibleOutcome !== null || isListOpen || isWaiting || isRejected);
    },
    submit: () => {
      if (isTooShort) setRejectedText(text);
      else void searchNow(query);
      setOpen(isTooShort || !opensResultsPage);
    },
    onFieldKey: (event) => {
      if (event.key === 'Tab' && isListOpen) setOpen(false);
      if (event.key === 'Enter' && activeId && !event.nativeEvent.isComposing) follow(activeId, event);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow(event);
    },
  }));

  const choose = (suggestion: string) => {
    onText(suggestion);
    void searchNow(suggestion.trim());
    field.current?.focus();
  };
  const retry = () => {
    void searchNow(query);
    field.current?.focus();
  };

  const status = () => {
    if (isWaiting) return isSearching ? t('ui.search.searching') : '';
    if (emptyGroup) return emptyGroup.title;
    if (!visibleOutcome?.ok) return '';
    return groups.length > 0 ? t('ui.search.found', { count: countOf(groups) }) : t('ui.search.none');
  };
  const content = () => {
    if (isRejected) return <TooShort />;
    if (isWaiting) return <SearchPlaceholder />;
    if (!visibleOutcome && !emptyGroup) return null;
    if (visibleOutcome && !visibleOutcome.ok)
      return <SearchFailure failure={visibleOutcome.failure} onRetry={retry} />;
    if (visibleOutcome && groups.length === 0) {
      return <NothingFound suggestions={visibleOutcome.value.querySuggestions} onChoose={choose} />;
    }
    return <SearchResults groups={groups} listProps={listProps} getChoiceProps={getChoiceProps} />;
  };
  const panelContent = isOpen && content();
  return (
    <>
      {panelContent && <SearchPanel>{panelContent}</SearchPanel>}
      <span className="visually-hidden" role="status">
        {isOpen && status()}
      </span>
    </>
  );
}

/** Dispatches a click, so that keyboard and pointer behave the same, including opening a new tab. */
function follow(id: string, event: KeyboardEvent): void {
  event.preventDefault();
  const { ctrlKey, metaKey, shiftKey } = event;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  document.getElementById(id)?.dispatchEvent(press);
}

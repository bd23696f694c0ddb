import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type FoundGroup, type OnFollow, type Search, shortestSearch } from './search-answer.ts';
import { NothingFound, SearchFailure, SearchWaiting, TooShort } from './search-notices.tsx';
import { SearchPanel } from './search-panel.tsx';
import { countOf, groupsOf, SearchResults } from './search-results.tsx';
import { useChoices } from './use-choices.ts';
import { useOutside } from './use-outside.ts';
import { useSearch } from './use-search.ts';

/** How the suggestions show in the field. */
export interface FieldState {
  readonly isListOpen: boolean;
  readonly isAsking: boolean;
  readonly listId?: string;
  readonly activeId?: string;
}

/** What the field has its suggestions do. */
export interface SuggestionsHandle {
  open(): void;
  /** True when there was something to close. */
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
  /** What is offered while the field is empty. */
  readonly whenEmpty: FoundGroup | null;
  readonly onFollow: OnFollow | undefined;
  /** True when submitting shows what is found somewhere else. */
  readonly isSubmitElsewhere: boolean;
  readonly onFieldState: (state: FieldState) => void;
}

/** The full version of the search bar: a combobox after the WAI-ARIA pattern, whose options are links. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { ref, bar, field, text, onText, search, whenEmpty, isSubmitElsewhere, onFieldState } = props;
  const { t } = useTranslation();
  const { outcome, isAsking, askNow } = useSearch(search, text);
  // Whoever is typing already when this comes is shown what is found.
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current);
  const [refused, setRefused] = useState<string | null>(null);

  const wanted = text.trim();
  const isTooShort = wanted.length < shortestSearch;
  const shown = isTooShort ? null : outcome;
  const offered = text === '' ? whenEmpty : null;
  const groups = offered ? [offered] : shown?.ok ? groupsOf(shown.value) : [];
  const isListOpen = isOpen && groups.length > 0;
  const isRefused = isTooShort && wanted !== '' && refused === text;
  const isWaiting = !isTooShort && !shown && isAsking;
  const { listId, activeId, onArrow, listProps, getChoiceProps } = useChoices({
    field,
    groups,
    label: offered?.title ?? t('ui.search.results'),
    text,
    isOpen: isListOpen,
    onOpen: setOpen,
    onFollow: (choice) => props.onFollow?.(choice, wanted),
  });

  useOutside(bar, isOpen, () => setOpen(false));
  useLayoutEffect(
    () => onFieldState({ isListOpen, isAsking, listId, activeId }),
    [onFieldState, isListOpen, isAsking, listId, activeId],
  );
  useImperativeHandle(ref, () => ({
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      return isOpen && (shown !== null || isListOpen || isWaiting || isRefused);
    },
    submit: () => {
      if (isTooShort) setRefused(text);
      else void askNow(wanted);
      setOpen(isTooShort || !isSubmitElsewhere);
    },
    onFieldKey: (event) => {
      if (event.key === 'Tab' && isListOpen) setOpen(false);
      if (event.key === 'Enter' && activeId && !event.nativeEvent.isComposing) follow(activeId, event);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow(event);
    },
  }));

  const choose = (suggestion: string) => {
    onText(suggestion);
    void askNow(suggestion.trim());
    field.current?.focus();
  };
  const askAgain = () => {
    void askNow(wanted);
    field.current?.focus();
  };

  const status = () => {
    if (isWaiting) return t('ui.search.searching');
    if (offered) return offered.title;
    if (!shown?.ok) return '';
    return groups.length > 0 ? t('ui.search.found', { count: countOf(groups) }) : t('ui.search.none');
  };
  const content = () => {
    if (isRefused) return <TooShort />;
    if (isWaiting) return <SearchWaiting />;
    if (!shown && !offered) return null;
    if (shown && !shown.ok) return <SearchFailure failure={shown.failure} onRetry={askAgain} />;
    if (shown && groups.length === 0) {
      return <NothingFound suggestions={shown.value.querySuggestions} onChoose={choose} />;
    }
    return <SearchResults groups={groups} listProps={listProps} getChoiceProps={getChoiceProps} />;
  };
  const inPanel = isOpen && content();
  return (
    <>
      {inPanel && <SearchPanel>{inPanel}</SearchPanel>}
      <span className="visually-hidden" role="status">
        {isOpen && status()}
      </span>
    </>
  );
}

/** As if the link were pressed by hand, so that keys and pointer go one way, also into a new tab. */
function follow(id: string, event: KeyboardEvent): void {
  event.preventDefault();
  const { ctrlKey, metaKey, shiftKey } = event;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  document.getElementById(id)?.dispatchEvent(press);
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { minSearchLength, type Search, type SearchAnswer } from './search-answer.ts';

/** The search starts after this pause in typing. */
const typingPauseMs = 500;

interface SearchState {
  /** The outcome for the text, or for the former text while the new search runs. */
  readonly outcome: Result<SearchAnswer, Failure> | null;
  readonly isSearching: boolean;
  /** Searches immediately. A text that is being searched or was found is not searched again; a failure is retried. */
  readonly searchNow: (text: string) => Promise<void>;
}

/** Searches for the text after a pause in typing. Late responses for former texts are ignored. */
export function useSearch(search: Search, text: string): SearchState {
  const query = text.trim();
  const [outcome, setOutcome] = useState<SearchState['outcome']>(null);
  const [isSearching, setSearching] = useState(false);
  const current = useRef<{ readonly text: string; readonly search: Search } | null>(null);
  const newest = useRef({ search, query });
  useLayoutEffect(() => {
    newest.current = { search, query };
  });

  const searchNow = useCallback(async (text: string) => {
    const { search } = newest.current;
    const isRunning = current.current?.text === text && current.current.search === search;
    if (text.length < minSearchLength || isRunning) return;
    const request = { text, search };
    current.current = request;
    setSearching(true);
    setOutcome((earlier) => (earlier?.ok ? earlier : null));
    const result = await search(text);
    if (current.current !== request) return;
    setSearching(false);
    const isCurrent = newest.current.query === text && newest.current.search === search;
    if (!isCurrent || !result.ok) current.current = null;
    if (isCurrent) setOutcome(result);
  }, []);

  // A new search function, as after a change of language, has other results.
  const [usedSearch, setUsedSearch] = useState(() => search);
  if (usedSearch !== search) {
    setUsedSearch(() => search);
    setOutcome(null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search function searches again.
  useEffect(() => {
    if (query.length >= minSearchLength) {
      const timer = window.setTimeout(() => searchNow(query), typingPauseMs);
      return () => window.clearTimeout(timer);
    }
    current.current = null;
    setSearching(false);
    setOutcome(null);
  }, [query, search, searchNow]);

  return { outcome, isSearching, searchNow };
}

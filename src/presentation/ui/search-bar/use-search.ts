import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { type Search, type SearchAnswer, shortestSearch } from './search-answer.ts';

/** Milliseconds without typing after which the text is searched. */
const pause = 500;

interface Searching {
  /** What came for the text, or for the one before it while the answer is on its way. */
  readonly outcome: Result<SearchAnswer, Failure> | null;
  readonly isAsking: boolean;
  /** Asks for the text now. What is asked or answered already is not asked again; what failed is. */
  readonly askNow: (text: string) => Promise<void>;
}

/** Searches the text after a pause in typing. Answers that come when another text is wanted are dropped. */
export function useSearch(search: Search, text: string): Searching {
  const wanted = text.trim();
  const [outcome, setOutcome] = useState<Searching['outcome']>(null);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<{ readonly text: string; readonly search: Search } | null>(null);
  const newest = useRef({ search, wanted });
  useLayoutEffect(() => {
    newest.current = { search, wanted };
  });

  const askNow = useCallback(async (text: string) => {
    const { search } = newest.current;
    const isAsked = asked.current?.text === text && asked.current.search === search;
    if (text.length < shortestSearch || isAsked) return;
    const mine = { text, search };
    asked.current = mine;
    setAsking(true);
    setOutcome((earlier) => (earlier?.ok ? earlier : null));
    const answer = await search(text);
    if (asked.current !== mine) return;
    setAsking(false);
    const isWanted = newest.current.wanted === text && newest.current.search === search;
    if (!isWanted || !answer.ok) asked.current = null;
    if (isWanted) setOutcome(answer);
  }, []);

  // Another search, as in another language, has other answers.
  const [searchedBy, setSearchedBy] = useState(() => search);
  if (searchedBy !== search) {
    setSearchedBy(() => search);
    setOutcome(null);
  }
  useEffect(() => {
    if (wanted.length >= shortestSearch) {
      const waiting = window.setTimeout(() => askNow(wanted), pause);
      return () => window.clearTimeout(waiting);
    }
    asked.current = null;
    setAsking(false);
    setOutcome(null);
  }, [wanted, askNow]);

  return { outcome, isAsking, askNow };
}

import { type ReactNode, useContext, useMemo } from 'react';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import { type Selecting, SelectingContext } from '../ui/selecting/selecting.ts';

interface RememberSearchProps {
  readonly recent: RecentSearchesPresenter;
  readonly query: string;
  readonly children: ReactNode;
}

/** Saves the search when one of its results is opened, even if the search came from a shared link. */
export function RememberSearch({ recent, query, children }: RememberSearchProps) {
  const selecting = useContext(SelectingContext);
  const rememberAndSelect = useMemo<Selecting>(
    () => ({
      issue: (issue) => {
        recent.remember(query);
        selecting.issue(issue);
      },
      series: (series) => {
        recent.remember(query);
        selecting.series(series);
      },
      publisher: (publisher) => {
        recent.remember(query);
        selecting.publisher(publisher);
      },
    }),
    [recent, query, selecting],
  );
  return <SelectingContext value={rememberAndSelect}>{children}</SelectingContext>;
}

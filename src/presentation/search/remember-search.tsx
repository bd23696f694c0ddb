import { type ReactNode, useContext, useMemo } from 'react';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import { SelectionContext, type SelectionHandler } from '../ui/selection/selection.ts';

interface RememberSearchProps {
  readonly recent: RecentSearchesPresenter;
  readonly query: string;
  readonly children: ReactNode;
}

/** Saves the search when one of its results is opened, even if the search came from a shared link. */
export function RememberSearch({ recent, query, children }: RememberSearchProps) {
  const selection = useContext(SelectionContext);
  const rememberAndSelect = useMemo<SelectionHandler>(
    () => ({
      issue: (issue) => {
        recent.remember(query);
        selection.issue(issue);
      },
      series: (series) => {
        recent.remember(query);
        selection.series(series);
      },
      publisher: (publisher) => {
        recent.remember(query);
        selection.publisher(publisher);
      },
    }),
    [recent, query, selection],
  );
  return <SelectionContext value={rememberAndSelect}>{children}</SelectionContext>;
}

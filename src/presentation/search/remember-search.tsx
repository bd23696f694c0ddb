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
      selectIssue: (issue) => {
        recent.remember(query);
        selection.selectIssue(issue);
      },
      selectSeries: (series) => {
        recent.remember(query);
        selection.selectSeries(series);
      },
      selectPublisher: (publisher) => {
        recent.remember(query);
        selection.selectPublisher(publisher);
      },
    }),
    [recent, query, selection],
  );
  return <SelectionContext value={rememberAndSelect}>{children}</SelectionContext>;
}

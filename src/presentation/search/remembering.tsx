import { type ReactNode, useContext, useMemo } from 'react';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import { SelectionContext, type SelectionHandler } from '../ui/selection/selection.ts';

interface RememberingProps {
  readonly recent: RecentSearchesPresenter;
  readonly query: string;
  readonly children: ReactNode;
}

/** Keeps the search once something that it found is opened: also one that came by a link of somebody else's. */
export function Remembering({ recent, query, children }: RememberingProps) {
  const selecting = useContext(SelectionContext);
  const remembering = useMemo<SelectionHandler>(
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
  return <SelectionContext value={remembering}>{children}</SelectionContext>;
}

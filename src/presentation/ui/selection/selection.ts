import { createContext } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import type { Series } from '../../../domain/catalogue/series.ts';

/** Receives the issue, series or publisher of a pressed card, so that its screen can show it at once. */
export interface SelectionHandler {
  selectIssue(issue: Issue): void;
  selectSeries(series: Series): void;
  selectPublisher(publisher: Publisher): void;
}

export const SelectionContext = createContext<SelectionHandler>({
  selectIssue: () => {},
  selectSeries: () => {},
  selectPublisher: () => {},
});

import { GetReadingTotals } from '../../../application/reading/get-reading-totals.ts';
import { ListIssueReadings } from '../../../application/reading/list-issue-readings.ts';
import { HttpIssueReadings } from '../../../infrastructure/comics/http-issue-readings.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** How much issues were read, for screens of publishers and staff. No first load includes it. */
export const issueReadingsModule = lateModule((bind) => {
  bind(tokens.issueReadings).toResolvedValue(
    (comics) => new HttpIssueReadings(comics),
    [tokens.comicsClient],
  );
  const bindForReadings = bindRestricted(bind, tokens.issueReadings);
  bindForReadings(tokens.listIssueReadings, ListIssueReadings);
  bindForReadings(tokens.getReadingTotals, GetReadingTotals);
});

import { GetReadingTotals } from '../../application/reading/get-reading-totals.ts';
import { ListIssueReadings } from '../../application/reading/list-issue-readings.ts';
import { HttpIssueReadings } from '../../infrastructure/comics/http-issue-readings.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** How much issues were read, for screens of publishers and staff. No first load includes it. */
export const issueReadingsModule = lateModule((bind) => {
  bind(tokens.issueReadings).toResolvedValue(
    (comics) => new HttpIssueReadings(comics),
    [tokens.comicsClient],
  );
  bind(tokens.listIssueReadings).toResolvedValue(
    (readings, session) => new ListIssueReadings(readings, session),
    [tokens.issueReadings, tokens.session],
  );
  bind(tokens.getReadingTotals).toResolvedValue(
    (readings, session) => new GetReadingTotals(readings, session),
    [tokens.issueReadings, tokens.session],
  );
});

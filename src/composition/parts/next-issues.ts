import { ListNextIssues } from '../../application/reading/list-next-issues.ts';
import type { Feature } from '../feature.ts';
import { lateModule } from '../modules/late-module.ts';
import { tokens } from '../tokens.ts';

const listNextIssuesModule = lateModule((bind) => {
  bind(tokens.listNextIssues).toResolvedValue(
    (readings, issues) => new ListNextIssues(readings, issues),
    [tokens.readings, tokens.issues],
  );
});

/** What a reader who has finished everything can read next. */
export const nextIssues: Feature = { shared: [listNextIssuesModule] };

import { AddIssueMarket } from '../../../application/publishing/markets/add-issue-market.ts';
import { ChangeIssueMarket } from '../../../application/publishing/markets/change-issue-market.ts';
import { RemoveIssueMarket } from '../../../application/publishing/markets/remove-issue-market.ts';
import { RemoveIssueMerchandise } from '../../../application/publishing/markets/remove-issue-merchandise.ts';
import { HttpIssueMarkets } from '../../../infrastructure/comics/publishing/http-issue-markets.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** The sale of issues. */
export const issueMarketsModule = lateModule((bind) => {
  bind(tokens.issueMarkets).toResolvedValue((comics) => new HttpIssueMarkets(comics), [tokens.comicsClient]);
  const bindForMarkets = bindRestricted(bind, tokens.issueMarkets);
  bindForMarkets(tokens.addIssueMarket, AddIssueMarket);
  bindForMarkets(tokens.changeIssueMarket, ChangeIssueMarket);
  bindForMarkets(tokens.removeIssueMarket, RemoveIssueMarket);
  bindForMarkets(tokens.removeIssueMerchandise, RemoveIssueMerchandise);
});

import { guardianEnUs } from '../../presentation/shell/guardian/guardian.en-us.ts';
import { guardianPtBr } from '../../presentation/shell/guardian/guardian.pt-br.ts';
import { IssueRequest } from '../../presentation/shell/guardian/issue-request.tsx';
import { guardianModule } from '../modules/checkout/guardian-module.ts';
import { guardianRequestsModule } from '../modules/checkout/guardian-requests-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** What a child can ask on the page of an issue. */
export const issueRequest = part({
  presenter: tokens.guardianPresenter,
  View: IssueRequest,
  texts: { guardian: [guardianPtBr, guardianEnUs] },
  shared: [guardianRequestsModule, guardianModule],
});

import { HttpGuardianRequests } from '../../../infrastructure/comics/guidance/http-guardian-requests.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** What guided accounts ask their guardian for. */
export const guardianRequestsModule = lateModule((bind) => {
  bind(tokens.guardianRequests).toResolvedValue(
    (comics) => new HttpGuardianRequests(comics),
    [tokens.comicsClient],
  );
});

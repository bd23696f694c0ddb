import { HttpOpenSessions } from '../../infrastructure/identity/http-open-sessions.ts';
import { securityEnUs } from '../../presentation/security/security.en-us.ts';
import { securityPtBr } from '../../presentation/security/security.pt-br.ts';
import { SecurityPage } from '../../presentation/security/security-page.tsx';
import { SecurityPresenter } from '../../presentation/security/security-presenter.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { secondFactorModule } from '../modules/second-factor-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const security = screen({
  presenter: tokens.securityPresenter,
  page: SecurityPage,
  texts: { security: [securityPtBr, securityEnUs], accountFrame: [accountFramePtBr, accountFrameEnUs] },
  shared: [secondFactorModule],
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.openSessions).toResolvedValue(
        (identity) => new HttpOpenSessions(identity),
        [tokens.identityClient],
      );
      bind(tokens.securityPresenter)
        .toResolvedValue(
          (openSessions, secondFactor, confirm, notifications) =>
            new SecurityPresenter(openSessions, secondFactor, confirm, notifications),
          [tokens.openSessions, tokens.secondFactor, tokens.confirm, tokens.notifications],
        )
        .inSingletonScope();
    }),
  ],
});

import { AcceptTexts } from '../../application/account/accept-texts.ts';
import { ConsentRequest } from '../../presentation/shell/consents/consent-request.tsx';
import { ConsentRequestPresenter } from '../../presentation/shell/consents/consent-request-presenter.ts';
import { consentsEnUs } from '../../presentation/shell/consents/consents.en-us.ts';
import { consentsPtBr } from '../../presentation/shell/consents/consents.pt-br.ts';
import { consentsModule } from '../modules/consents-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** Asks for consent to the current texts in place of a private screen. */
export const consentRequest = part({
  presenter: tokens.consentRequestPresenter,
  View: ConsentRequest,
  texts: { consents: [consentsPtBr, consentsEnUs] },
  shared: [consentsModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.acceptTexts).toResolvedValue(
        (consents, identityUsers, session, cache) => new AcceptTexts(consents, identityUsers, session, cache),
        [tokens.consents, tokens.identityUsers, tokens.session, tokens.userCache],
      );
      bind(tokens.consentRequestPresenter)
        .toResolvedValue(
          (consents, acceptTexts, session, notifications) =>
            new ConsentRequestPresenter(consents, acceptTexts, session, notifications),
          [tokens.consents, tokens.acceptTexts, tokens.sessionPresenter, tokens.notifications],
        )
        .inSingletonScope();
    }),
  ],
});

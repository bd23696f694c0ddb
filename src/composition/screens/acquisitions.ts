import { acquisitionsEnUs } from '../../presentation/acquisitions/acquisitions.en-us.ts';
import { acquisitionsPtBr } from '../../presentation/acquisitions/acquisitions.pt-br.ts';
import { AcquisitionsPage } from '../../presentation/acquisitions/acquisitions-page.tsx';
import { AcquisitionsPresenter } from '../../presentation/acquisitions/acquisitions-presenter.ts';
import { accountFrameEnUs } from '../../presentation/shell/profile/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/profile/account-frame.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const acquisitions = screen({
  presenter: tokens.acquisitionsPresenter,
  page: AcquisitionsPage,
  texts: {
    acquisitions: [acquisitionsPtBr, acquisitionsEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
  },
  isLocalized: true,
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.acquisitionsPresenter)
        .toResolvedValue(
          (acquisitions, profile, clock) => new AcquisitionsPresenter(acquisitions, profile, clock),
          [tokens.acquisitions, tokens.readerProfilePresenter, tokens.clock],
        )
        .inSingletonScope();
    }),
  ],
});

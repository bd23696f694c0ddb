import { RedeemVoucher } from '../../application/vouchers/redeem-voucher.ts';
import { HttpVouchers } from '../../infrastructure/comics/http-vouchers.ts';
import { StoredVoucherPauses } from '../../infrastructure/storage/stored-voucher-pauses.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { voucherEnUs } from '../../presentation/voucher/voucher.en-us.ts';
import { voucherPtBr } from '../../presentation/voucher/voucher.pt-br.ts';
import { VoucherPage } from '../../presentation/voucher/voucher-page.tsx';
import { VoucherPresenter } from '../../presentation/voucher/voucher-presenter.ts';
import { VoucherReader } from '../../presentation/voucher/voucher-reader.ts';
import { lateModule } from '../modules/late-module.ts';
import { readerAccountModule } from '../modules/reader-account-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const voucher = screen({
  presenter: tokens.voucherPresenter,
  page: VoucherPage,
  texts: {
    voucher: [voucherPtBr, voucherEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
    form: [formPtBr, formEnUs],
  },
  shared: [readerAccountModule],
  isLocalized: true,
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.vouchers).toResolvedValue((comics) => new HttpVouchers(comics), [tokens.comicsClient]);
      bind(tokens.redeemVoucher).toResolvedValue(
        (vouchers, session) => new RedeemVoucher(vouchers, session),
        [tokens.vouchers, tokens.session],
      );
      bind(tokens.voucherPauses).toResolvedValue(
        (storage) => new StoredVoucherPauses(storage),
        [tokens.storage],
      );
      bind(tokens.voucherReader)
        .toResolvedValue(
          (session, profile, account, notifications) =>
            new VoucherReader(session, profile, account, notifications),
          [
            tokens.sessionPresenter,
            tokens.readerProfilePresenter,
            tokens.readerAccount,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
      bind(tokens.voucherPresenter)
        .toResolvedValue(
          (redeem, vouchers, reader, pauses, clock) =>
            new VoucherPresenter({ redeemVoucher: redeem, vouchers, reader, pauses, clock }),
          [tokens.redeemVoucher, tokens.vouchers, tokens.voucherReader, tokens.voucherPauses, tokens.clock],
        )
        .inSingletonScope();
    }),
  ],
});

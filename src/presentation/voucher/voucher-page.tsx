import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame, GuidedNote } from '../shell/account/account-frame.tsx';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { Countdown } from '../ui/countdown/countdown.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { lazyVoucherMask } from './lazy-voucher-mask.ts';
import { RedeemedList } from './redeemed-list.tsx';
import { VoucherBenefitPanel } from './voucher-benefit-panel.tsx';
import styles from './voucher-page.module.css';
import type { VoucherPresenter } from './voucher-presenter.ts';

/** Redeems the code of a voucher and shows what it granted. */
export const VoucherPage = observer(({ presenter }: { presenter: VoucherPresenter }) => {
  const { t } = useTranslation();
  useEffect(() => presenter.start(), [presenter]);
  return (
    <AccountFrame title={t('voucher:title')}>
      {presenter.benefit && <VoucherBenefitPanel benefit={presenter.benefit} />}
      {presenter.reader.isGuided ? (
        <GuidedNote />
      ) : (
        <>
          <VoucherForm presenter={presenter} />
          <RedeemedList list={presenter.redeemedVouchers} canLoad={presenter.reader.mayRedeem} />
        </>
      )}
    </AccountFrame>
  );
});

const VoucherForm = observer(({ presenter }: { presenter: VoucherPresenter }) => {
  const { t } = useTranslation();
  const { form, formFailure, pausedUntil, now, endPause } = presenter;
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('voucher:lead')}</p>
      <FormView form={form}>
        <FormTextField
          form={form}
          name="code"
          label={t('voucher:code')}
          mask={lazyVoucherMask}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired
        />
        <FormFailureNote failure={formFailure} />
        <div role="alert" className={styles.wait}>
          {pausedUntil !== null && (
            <>
              {t('voucher:waitBeforeCountdown')} <Countdown until={pausedUntil} now={now} onEnd={endPause} />
            </>
          )}
        </div>
        <Button type="submit" disabled={pausedUntil !== null} isLoading={form.isSubmitting}>
          {t('voucher:submit')}
        </Button>
      </FormView>
    </div>
  );
});

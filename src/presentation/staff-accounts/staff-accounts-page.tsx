import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failures } from '../../domain/failure.ts';
import { BackLink } from '../shell/account/back-link.tsx';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './staff-accounts-page.module.css';
import type { StaffAccountsPresenter } from './staff-accounts-presenter.ts';

/** Staff find the account of another person here and change its state. */
export const StaffAccountsPage = observer(({ presenter }: { presenter: StaffAccountsPresenter }) => {
  const { t } = useTranslation();
  useEffect(() => presenter.start(), [presenter]);
  const { form, searchFailure, account } = presenter;
  return (
    <PageFrame
      pageTitle={t('staffAccounts:title')}
      heading={t('staffAccounts:title')}
      back={<BackLink to="/account">{t('shell.account')}</BackLink>}
    >
      <div className={styles.form}>
        <FormView form={form}>
          <FormTextField
            form={form}
            name="entry"
            label={t('staffAccounts:entry')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
          <FormFailureNote failure={searchFailure}>
            {searchFailure.current?.code === failures.forbidden.code && (
              <>
                <p>{t('staffAccounts:secondFactorHint')}</p>
                <ButtonLink to="/account/security/two-factor" variant="outlined" size="small">
                  {t('staffAccounts:openSecondFactor')}
                </ButtonLink>
              </>
            )}
          </FormFailureNote>
          <div>
            <Button type="submit" isLoading={form.isSubmitting}>
              {t('staffAccounts:find')}
            </Button>
          </div>
        </FormView>
      </div>
      {account && <AccountPanel account={account} presenter={presenter} />}
    </PageFrame>
  );
});

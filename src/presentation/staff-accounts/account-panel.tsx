import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ManagedAccount } from '../../domain/staff/managed-account.ts';
import { formatDate } from '../i18n/format-date.ts';
import { formatInstant } from '../i18n/format-instant.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import styles from './staff-accounts-page.module.css';
import type { AccountChange, StaffAccountsPresenter } from './staff-accounts-presenter.ts';

interface AccountPanelProps {
  readonly account: ManagedAccount;
  readonly presenter: StaffAccountsPresenter;
}

/** The found account and its actions. */
export const AccountPanel = observer(({ account, presenter }: AccountPanelProps) => {
  const { t, i18n } = useTranslation();
  const { username, name, email, role, isActive, hasVerifiedEmail, createdAt, sessions, lastUsedAt } =
    account;
  const { changeFailure, lastChange, isOwnAccount } = presenter;
  const confirmed = t(hasVerifiedEmail ? 'staffAccounts:confirmed' : 'staffAccounts:unconfirmed');
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('staffAccounts:state'), t(isActive ? 'staffAccounts:open' : 'staffAccounts:closed')],
    [t('staffAccounts:role'), t(`staffAccounts:roles.${role}`)],
    [t('staffAccounts:email'), `${email} (${confirmed})`],
    [t('staffAccounts:since'), formatDate(new Date(createdAt), 'day-month-name-year', i18n.language)],
    [t('staffAccounts:sessions'), String(sessions)],
    [
      t('staffAccounts:lastUsed'),
      lastUsedAt ? formatInstant(lastUsedAt, i18n.language) : t('staffAccounts:nowhere'),
    ],
  ];
  return (
    <section className={styles.panel} aria-labelledby="account-found">
      <div>
        <h2 id="account-found" className={styles.name}>
          {name || username}
        </h2>
        <p className={styles.hint}>@{username}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FormFailureNote failure={changeFailure}>
        {changeFailure.current?.code === 'USER.SIGN_IN_AGAIN' && (
          <Button variant="outlined" size="small" onClick={() => void presenter.signInAgain()}>
            {t('staffAccounts:signInAgain')}
          </Button>
        )}
      </FormFailureNote>
      <p role="status" className={styles.hint}>
        {lastChange && t(`staffAccounts:done.${lastChange}`)}
      </p>
      {isOwnAccount ? (
        <>
          <p>{t('staffAccounts:own')}</p>
          <div>
            <ButtonLink to="/account/security" variant="outlined">
              {t('staffAccounts:openSecurity')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          {sessions > 0 && <ChangeButton change="end-sessions" account={account} presenter={presenter} />}
          <ChangeButton change={isActive ? 'close' : 'reopen'} account={account} presenter={presenter} />
        </div>
      )}
    </section>
  );
});

interface ChangeButtonProps extends AccountPanelProps {
  readonly change: AccountChange;
}

/** Asks a question that names account and consequence before the change. */
const ChangeButton = observer(({ change, account: { username }, presenter }: ChangeButtonProps) => {
  const { t } = useTranslation();
  const text = t(`staffAccounts:${change}`);
  const ask = () =>
    presenter.change(change, {
      title: t(`staffAccounts:questions.${change}.title`, { username }),
      message: t(`staffAccounts:questions.${change}.message`, { username }),
      confirm: text,
      isDanger: change !== 'reopen',
    });
  return (
    <Button
      variant={change === 'close' ? 'danger-outlined' : 'outlined'}
      isLoading={presenter.runningChange === change}
      onClick={() => void ask()}
    >
      {text}
    </Button>
  );
});

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { returningTo } from '../../domain/return-to.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import styles from './account-page.module.css';
import type { AccountPresenter } from './account-presenter.ts';
import type { OperatorBond } from './operator-bond.ts';

/** The operator that the account is linked to or may be, if any. */
export const OperatorSection = observer(({ presenter }: { presenter: AccountPresenter }) => {
  const { t } = useTranslation();
  const { bond, linkableOperator: name } = presenter;
  if (bond.operator === null && name === null) return null;
  return (
    <section className={styles.section} aria-labelledby="account-operator">
      <h2 id="account-operator">{t('account.operator')}</h2>
      {name === null ? (
        <Linked bond={bond} />
      ) : (
        <>
          <p>{t('account.linkable', { name })}</p>
          <ButtonLink to={returningTo('/auth/external', '/account')} variant="outlined">
            {t('account.link', { name })}
          </ButtonLink>
        </>
      )}
    </section>
  );
});

const Linked = observer(({ bond }: { bond: OperatorBond }) => {
  const { t } = useTranslation();
  const name = bond.operator ?? '';
  const question = {
    title: t('account.unlinkTitle', { name }),
    message: t('account.unlinkWarning', { name }),
    confirm: t('account.unlink'),
    isDanger: true,
  };
  return (
    <>
      <p>{t('account.linked', { name })}</p>
      {bond.owner.may('provider-bond') ? (
        <Button variant="outlined" isLoading={bond.isUnlinking} onClick={() => void bond.unlink(question)}>
          {t('account.unlink')}
        </Button>
      ) : (
        <p className={styles.hint}>{t('account.guardian')}</p>
      )}
    </>
  );
});

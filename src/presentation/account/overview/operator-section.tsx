import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { returningTo } from '../../../domain/session/return-to.ts';
import { nameListFormat } from '../../i18n/name-list-format.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import styles from './account-page.module.css';
import type { AccountPresenter } from './account-presenter.ts';

/** The operator that the account is linked to, or can be linked to. */
export const OperatorSection = observer(({ presenter }: { presenter: AccountPresenter }) => {
  const { t, i18n } = useTranslation();
  const { operatorLink, linkableOperators } = presenter;
  if (operatorLink.operator === null && linkableOperators.length === 0) return null;
  const name = nameListFormat(i18n.language, 'disjunction').format(linkableOperators);
  return (
    <section className={styles.group} aria-labelledby="account-operator">
      <h2 id="account-operator">{t('account:operator')}</h2>
      {linkableOperators.length === 0 ? (
        <LinkedOperator presenter={presenter} />
      ) : (
        <>
          <p>{t('account:linkable', { name })}</p>
          <ButtonLink to={returningTo('/auth/external', '/account')} variant="outlined">
            {t('account:link', { name })}
          </ButtonLink>
        </>
      )}
    </section>
  );
});

const LinkedOperator = observer(({ presenter: { operatorLink, owner } }: { presenter: AccountPresenter }) => {
  const { t } = useTranslation();
  const name = operatorLink.operator ?? '';
  const guardianName = owner.reader?.guardianName ?? null;
  return (
    <>
      <p>{t('account:linked', { name })}</p>
      {!owner.may('operator-link') && (
        <p className={styles.hint}>
          {guardianName === null
            ? t('account:guardianUnnamed')
            : t('account:guardian', { name: guardianName })}
        </p>
      )}
      {owner.may('operator-link') && (
        <>
          {operatorLink.unconfirmedEmail !== null && (
            <p className={styles.hint}>{t('account:confirmBeforeUnlinking', { name })}</p>
          )}
          <Button
            variant="outlined"
            isLoading={operatorLink.isUnlinking}
            onClick={() => operatorLink.openUnlinkWarning()}
          >
            {t('account:unlink')}
          </Button>
        </>
      )}
    </>
  );
});

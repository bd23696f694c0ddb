import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../shell/account/account-frame.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { runWhenIdle } from '../ui/prefetch/run-when-idle.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { ChildRequestList } from './child-request-list.tsx';
import styles from './family-page.module.css';
import type { FamilyPresenter } from './family-presenter.ts';
import { GuidedAccountCard } from './guided-account-card.tsx';

interface FamilyPageProps {
  readonly presenter: FamilyPresenter;
}

/** The accounts that a reader guides, and the requests of their children. */
export const FamilyPage = observer(({ presenter }: FamilyPageProps) => {
  const { t } = useTranslation();
  const { owner } = presenter;
  const mayGuide = owner.may('guided-accounts');
  return (
    <AccountFrame title={t('accountFrame:sections.family')}>
      {!owner.isKnown ? (
        <SkeletonLines count={6} />
      ) : mayGuide ? (
        <GuardianView presenter={presenter} />
      ) : (
        <p className={styles.note}>
          <Icon name="lock" />
          {t('family:guided', { name: owner.reader?.guardianName ?? t('family:guardian') })}
        </p>
      )}
    </AccountFrame>
  );
});

const GuardianView = observer(({ presenter }: FamilyPageProps) => {
  const { t } = useTranslation();
  useEffect(() => presenter.start(), [presenter]);
  const { value: family, failure } = presenter.family;
  const hasForms = family !== null && (family.accounts.length > 0 || family.includedCount > 0);
  const { forms } = presenter;
  // Before a form is opened.
  useEffect(() => (hasForms ? runWhenIdle(() => void forms.fetch()) : undefined), [forms, hasForms]);
  if (!family) {
    return failure ? (
      <FailureNotice failure={failure} onRetry={() => void presenter.load()} />
    ) : (
      <SkeletonLines count={6} />
    );
  }
  const hasAccounts = family.accounts.length > 0;
  return (
    <>
      {hasAccounts && <ChildRequestList requests={presenter.requests} />}
      <section className={styles.section} aria-labelledby="family-accounts">
        {hasAccounts && <h2 id="family-accounts">{t('family:accounts')}</h2>}
        {!hasAccounts && <p id="family-accounts">{t('family:intro')}</p>}
        {hasAccounts && (
          <ul className={styles.accounts}>
            {family.accounts.map((account) => (
              <li key={account.id}>
                <GuidedAccountCard account={account} presenter={presenter} />
              </li>
            ))}
          </ul>
        )}
        <PlanNote presenter={presenter} includedCount={family.includedCount} used={family.accounts.length} />
      </section>
    </>
  );
});

interface PlanNoteProps extends FamilyPageProps {
  readonly includedCount: number;
  readonly used: number;
}

/** What the plan includes, with the form to create an account or the way to the plans. */
const PlanNote = observer(({ presenter, includedCount, used }: PlanNoteProps) => {
  const { t } = useTranslation();
  const { forms, isCreating, openCreation, hasRoom, owner } = presenter;
  if (owner.isDeletionScheduled) {
    return (
      <div className={styles.plan}>
        <p>{t('family:guardianDeletion')}</p>
        <div>
          <ButtonLink to="/account/general/privacy" variant="outlined">
            {t('family:toDeletion')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (includedCount === 0) {
    return (
      <div className={styles.plan}>
        <p>{t(owner.marketOffers.plans ? 'family:noPlan' : 'family:noPlanInMarket')}</p>
        {owner.marketOffers.plans && (
          <div>
            <ButtonLink to="/plans">{t('family:toPlans')}</ButtonLink>
          </div>
        )}
      </div>
    );
  }
  if (isCreating) {
    return (
      <LazyPart lazy={forms} placeholder={<SkeletonLines count={6} />}>
        {({ presenter: loaded, View }) => <View shown={{ kind: 'creation' }} forms={loaded} owner={owner} />}
      </LazyPart>
    );
  }
  return (
    <div className={styles.plan}>
      <p>
        {t('family:included', { count: includedCount })} {used > 0 && t('family:used', { count: used })}{' '}
        {!hasRoom && t('family:full')}
      </p>
      {hasRoom && (
        <div>
          <Button onClick={openCreation}>
            <Icon name="plus" />
            {t('family:create')}
          </Button>
        </div>
      )}
    </div>
  );
});

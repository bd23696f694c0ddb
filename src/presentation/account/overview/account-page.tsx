import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../shell/account/account-frame.tsx';
import { GuardianReturnButton } from '../../shell/account/guardian-return-button.tsx';
import { LanguageChoice } from '../../shell/preferences/language-choice.tsx';
import { ThemeChoice } from '../../shell/preferences/theme-choice.tsx';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './account-page.module.css';
import type { AccountPresenter } from './account-presenter.ts';
import { AccountSummary } from './account-summary.tsx';
import { LastReadingCard } from './last-reading-card.tsx';
import { OperatorSection } from './operator-section.tsx';
import { BalanceCard, PlanCard } from './plan-cards.tsx';
import { ShelfLinks } from './shelf-links.tsx';

/** The overview of an account, with links to its other screens. */
export const AccountPage = observer(({ presenter }: { presenter: AccountPresenter }) => {
  const { t } = useTranslation();
  const { owner } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  if (!owner.user) return null;

  return (
    <AccountFrame title={t('accountFrame:sections.overview')} back={null}>
      <GuardianReturnButton className={styles.return} />
      <AccountSummary
        user={owner.user}
        confirmationEmail={presenter.confirmationEmail}
        onSignOut={() => void owner.signOut()}
      />
      {owner.user.deletionAt !== null && (
        <LazyPart
          lazy={presenter.deletionNotice}
          placeholder={<div className={styles.deletionPlaceholder} />}
        >
          {({ View, presenter: cancellation }) => <View presenter={cancellation} />}
        </LazyPart>
      )}
      <div className={styles.cards}>
        <LastReadingCard presenter={presenter} />
        <PlanCard presenter={presenter} />
        <BalanceCard owner={owner} />
      </div>
      <ShelfLinks />
      <div className={styles.columns}>
        <AccountLinks presenter={presenter} />
        <div className={styles.column}>
          <section className={styles.group} aria-labelledby="account-display">
            <h2 id="account-display">{t('account:display')}</h2>
            <div className={styles.choices}>
              <LanguageChoice language={presenter.language} />
              <ThemeChoice theme={presenter.theme} />
            </div>
          </section>
          {/* Last, because it loads later than the page and must not move the rest. */}
          <OperatorSection presenter={presenter} />
        </div>
      </div>
    </AccountFrame>
  );
});

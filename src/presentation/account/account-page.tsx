import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../shell/preferences/language-choice.tsx';
import { ThemeChoice } from '../shell/preferences/theme-choice.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './account-page.module.css';
import type { AccountPresenter } from './account-presenter.ts';
import { AccountSummary } from './account-summary.tsx';
import { OperatorSection } from './operator-section.tsx';

/** The overview of an account, with links to its other screens. */
export const AccountPage = observer(({ presenter }: { presenter: AccountPresenter }) => {
  const { t } = useTranslation();
  const { owner } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  if (!owner.user) return null;

  return (
    <div className={styles.page}>
      <title>{t('common.pageTitle', { title: t('account:title') })}</title>
      <h1 className={styles.title}>{t('account:title')}</h1>
      <AccountSummary user={owner.user} confirmationEmail={presenter.confirmationEmail} />
      <AccountLinks owner={owner} />
      <section className={styles.section} aria-labelledby="account-display">
        <h2 id="account-display">{t('account:display')}</h2>
        <div className={styles.choices}>
          <LanguageChoice language={presenter.language} />
          <ThemeChoice theme={presenter.theme} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="account-session">
        <h2 id="account-session">{t('account:session')}</h2>
        <Button variant="outlined" onClick={() => void owner.signOut()}>
          <Icon name="log-out" />
          {t('shell.signOut')}
        </Button>
      </section>
      {/* Last, because it loads later than the page and must not move the rest. */}
      <OperatorSection presenter={presenter} />
    </div>
  );
});

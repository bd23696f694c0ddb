import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../i18n/format-day.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import styles from './consent-request.module.css';
import type { ConsentRequestPresenter } from './consent-request-presenter.ts';

/** Replaces a private screen until the reader has accepted the current texts. Rule 124. */
export const ConsentRequest = observer(({ presenter }: { presenter: ConsentRequestPresenter }) => {
  const { t, i18n } = useTranslation();
  const { texts, loadFailure, isRenewal, isAccepting, acceptFailure, load, accept, signOut } = presenter;
  useEffect(() => void load(), [load]);
  const title = t(isRenewal ? 'consents:renewalTitle' : 'consents:firstTitle');
  return (
    <section className={styles.request} aria-labelledby="consent-title">
      <title>{t('common.pageTitle', { title })}</title>
      <h1 id="consent-title">{title}</h1>
      <p>{t(isRenewal ? 'consents:renewalText' : 'consents:firstText')}</p>
      {loadFailure && <FailureNotice replacesPage failure={loadFailure} onRetry={() => void load()} />}
      {!texts && !loadFailure && <SkeletonLines count={6} />}
      {texts && (
        <>
          <ul className={styles.texts}>
            {texts.map(({ kind, version, changes, address }) => (
              <li key={kind}>
                <h2>
                  <a href={address} target="_blank" rel="noreferrer">
                    {t(`consents:kinds.${kind}`)}
                    <span className="visually-hidden"> {t('consents:newTab')}</span>
                  </a>
                </h2>
                <p className={styles.version}>
                  {t('consents:version', { day: formatDay(version, i18n.language) })}
                </p>
                <p>{changes}</p>
              </li>
            ))}
          </ul>
          <FormFailureNote failure={acceptFailure} />
          <div className={styles.answers}>
            <Button isLoading={isAccepting} onClick={() => void accept()}>
              {t('consents:accept')}
            </Button>
            <Button variant="outlined" onClick={() => void signOut()}>
              {t('consents:signOut')}
            </Button>
          </div>
          <p className={styles.links}>
            {t('consents:withoutAccepting')}{' '}
            <ScreenLink to="/account/general/privacy">{t('consents:privacy')}</ScreenLink>
          </p>
        </>
      )}
    </section>
  );
});

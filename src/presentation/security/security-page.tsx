import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../shell/account/account-frame.tsx';
import { GuidedSessionContext } from '../shell/account/guided-session.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import styles from './security-page.module.css';
import type { SecurityPresenter } from './security-presenter.ts';
import { SessionItem } from './session-item.tsx';

/** Lists the signed-in devices, and links to two-step verification and the operator. */
export const SecurityPage = observer(({ presenter }: { presenter: SecurityPresenter }) => {
  const { t } = useTranslation();
  useEffect(() => presenter.start(), [presenter]);
  const { hasOtherSessions, endFailure, endingTarget } = presenter;
  const { value: sessions, failure } = presenter.sessionList;
  const { value: secondFactorState } = presenter.secondFactor;
  const { isGuided } = useContext(GuidedSessionContext);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The focused button disappears with its device. */
  const focusHeading = () => heading.current?.focus();
  const endOthers = async () => {
    const areEnded = await presenter.endOthers({
      title: t('security:endOthersTitle'),
      message: t('security:endOthersMessage'),
      confirm: t('security:endOthers'),
      isDanger: true,
    });
    if (areEnded) focusHeading();
  };
  return (
    <AccountFrame title={t('security:title')}>
      <section className={styles.section} aria-labelledby="sessions-title">
        <h2 id="sessions-title" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('security:sessions')}
        </h2>
        <p className={styles.hint}>{t(isGuided ? 'security:sessionsHintGuided' : 'security:sessionsHint')}</p>
        {failure && <FailureNotice failure={failure} onRetry={() => void presenter.load()} />}
        {!sessions && !failure && <SkeletonLines count={4} />}
        {sessions && (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} presenter={presenter} onEnded={focusHeading} />
            ))}
          </ul>
        )}
        <FormFailureNote failure={endFailure} />
        {sessions && !hasOtherSessions && <p className={styles.hint}>{t('security:noOthers')}</p>}
        {hasOtherSessions && (
          <div>
            <Button variant="outlined" isLoading={endingTarget === 'others'} onClick={() => void endOthers()}>
              {t('security:endOthers')}
            </Button>
          </div>
        )}
      </section>
      {/* A child sets up none. Where one is on, it stays visible. */}
      {(!isGuided || secondFactorState?.isOn) && (
        <section className={styles.section} aria-labelledby="second-factor-title">
          <h2 id="second-factor-title">{t('security:secondFactor')}</h2>
          {secondFactorState && (
            <p>
              <strong>{t(secondFactorState.isOn ? 'security:isOn' : 'security:isOff')}</strong>
            </p>
          )}
          {secondFactorState?.isRequired && !secondFactorState.isOn && (
            <p>{t('security:secondFactorRequired')}</p>
          )}
          <p className={styles.hint}>{t('security:secondFactorHint')}</p>
          <div>
            <ButtonLink to="/account/security/two-factor" variant="outlined">
              {t('security:openSecondFactor')}
            </ButtonLink>
          </div>
        </section>
      )}
      {!isGuided && (
        <section className={styles.section} aria-labelledby="operator-title">
          <h2 id="operator-title">{t('security:operator')}</h2>
          <p className={styles.hint}>{t('security:operatorHint')}</p>
          <div>
            <ButtonLink to="/account" variant="outlined">
              {t('security:openOperator')}
            </ButtonLink>
          </div>
        </section>
      )}
    </AccountFrame>
  );
});

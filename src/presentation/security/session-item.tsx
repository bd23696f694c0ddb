import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OpenSession } from '../../domain/session/open-session.ts';
import { formatInstant } from '../i18n/format-instant.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './security-page.module.css';
import type { SecurityPresenter } from './security-presenter.ts';

interface SessionItemProps {
  readonly session: OpenSession;
  readonly presenter: SecurityPresenter;
  readonly onEnded: () => void;
}

/** One signed-in device. The current device has no button here, because the account page signs it out. */
export const SessionItem = observer(({ session, presenter, onEnded }: SessionItemProps) => {
  const { t, i18n } = useTranslation();
  const { browser, system, createdAt, lastUsedAt, isCurrent, childName, id } = session;
  const name = [browser, system].filter(Boolean).join(' · ') || t('security:unknownDevice');
  const device = childName === null ? name : t('security:childDevice', { child: childName, device: name });
  const instant = (iso: string) => formatInstant(iso, i18n.language);
  const end = async () => {
    const isEnded = await presenter.end(session, {
      title: t('security:endTitle', { device }),
      message:
        childName === null ? t('security:endMessage') : t('security:endChildMessage', { child: childName }),
      confirm: t('security:end'),
      isDanger: true,
    });
    if (isEnded) onEnded();
  };
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <p className={styles.device}>
          {device}
          {isCurrent && <strong className={styles.current}>{t('security:current')}</strong>}
        </p>
        <p className={styles.hint}>{t('security:signedInAt', { instant: instant(createdAt) })}</p>
        {!isCurrent && (
          <p className={styles.hint}>{t('security:lastUsedAt', { instant: instant(lastUsedAt) })}</p>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('security:endDevice', { device })}
          isLoading={presenter.endingTarget === id}
          onClick={() => void end()}
        >
          {t('security:endShort')}
        </Button>
      )}
    </li>
  );
});

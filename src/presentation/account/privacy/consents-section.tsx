import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptanceOf, type Consent } from '../../../domain/account/consent.ts';
import { formatDay } from '../../i18n/format-day.ts';
import { formatInstant } from '../../i18n/format-instant.ts';
import { GuidedSessionContext } from '../../shell/account/guided-session.ts';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import type { ConsentsPresenter } from './consents-presenter.ts';
import listStyles from './consents-section.module.css';
import styles from './privacy-page.module.css';

/** A section of the account: the versions that were accepted, and where other consents are changed. */
export const ConsentsSection = observer(({ presenter }: { presenter: ConsentsPresenter }) => {
  const { t, i18n } = useTranslation();
  const { consents, load } = presenter;
  const { isGuided } = useContext(GuidedSessionContext);
  useEffect(() => void load(), [load]);
  const { value, failure } = consents;
  const day = (version: string) => formatDay(version, i18n.language);
  const acceptedText = (consent: Consent | null) =>
    consent
      ? t('consents:acceptedAt', { instant: formatInstant(consent.acceptedAt, i18n.language) })
      : t(isGuided ? 'consents:guardianAccepts' : 'consents:notAccepted');
  const earlier = value?.accepted.filter(
    ({ kind, version }) => !value.texts.some((text) => text.kind === kind && text.version === version),
  );
  return (
    <section className={styles.section} aria-labelledby="consents-title">
      <h2 id="consents-title">{t('consents:title')}</h2>
      <p className={styles.hint}>{t('consents:hint')}</p>
      {failure && <FailureNotice failure={failure} onRetry={() => void load()} />}
      {!value && !failure && <SkeletonLines count={4} />}
      {value && (
        <ul className={listStyles.list}>
          {value.texts.map((text) => (
            <li key={text.kind}>
              <a href={text.address} target="_blank" rel="noreferrer">
                {t(`consents:kinds.${text.kind}`)}
                <span className="visually-hidden"> {t('consents:newTab')}</span>
              </a>
              <p className={styles.hint}>
                {t('consents:version', { day: day(text.version) })} ·{' '}
                {acceptedText(acceptanceOf(text, value.accepted))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {earlier !== undefined && earlier.length > 0 && (
        <details className={listStyles.earlier}>
          <summary>{t('consents:earlier')}</summary>
          <ul className={listStyles.list}>
            {earlier.map((consent) => (
              <li key={`${consent.kind} ${consent.version}`}>
                {t(`consents:kinds.${consent.kind}`)}
                <p className={styles.hint}>
                  {t('consents:version', { day: day(consent.version) })} · {acceptedText(consent)}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <h3>{t('consents:optional')}</h3>
      <ul className={listStyles.list}>
        <li>
          <ScreenLink to="/shelf/following">{t('consents:news')}</ScreenLink>
        </li>
        <li>
          <ScreenLink to="/search">{t('consents:searches')}</ScreenLink>
        </li>
      </ul>
    </section>
  );
});

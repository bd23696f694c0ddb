import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { ChildRequestItem } from './child-request-item.tsx';
import type { ChildRequests } from './child-requests.ts';
import styles from './family-page.module.css';

/** The open requests of all children, and below them the answered ones. */
export const ChildRequestList = observer(({ requests }: { requests: ChildRequests }) => {
  const { t } = useTranslation();
  const { loadable, open, answered, failure } = requests;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its request.
  const focusHeading = () => heading.current?.focus();
  const items = (listed: typeof open) => (
    <ul className={styles.requests}>
      {listed.map((request) => (
        <li key={request.id}>
          <ChildRequestItem request={request} requests={requests} onAnswered={focusHeading} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.section} aria-labelledby="family-requests">
      <h2 id="family-requests" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('family:requests')}
      </h2>
      {!loadable.value &&
        (loadable.failure ? (
          <FailureNotice failure={loadable.failure} onRetry={() => void requests.load()} />
        ) : (
          <SkeletonLines count={2} />
        ))}
      {loadable.value && open.length === 0 && <p className={styles.hint}>{t('family:noRequests')}</p>}
      {open.length > 0 && items(open)}
      <FormFailureNote failure={failure} />
      {answered.length > 0 && (
        <>
          <h3 className={styles.answered}>{t('family:answered')}</h3>
          {items(answered)}
        </>
      )}
    </section>
  );
});

import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { withLaterTexts } from '../../i18n/start-i18n.ts';
import styles from './order-panels.module.css';

/** Why the last status request failed. It is repeated automatically. */
export function StatusFailureNote({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation(undefined, withLaterTexts);
  return (
    <p role="status" className={styles.asking}>
      {failure && failureText(t, failure)}
    </p>
  );
}

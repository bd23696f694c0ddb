import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../i18n/failure-text.ts';
import { withLaterTexts } from '../../i18n/start-i18n.ts';
import styles from './order-panels.module.css';
import type { WaitingOrder } from './waiting-order.ts';

/** Why the last question about an order brought no answer; it is asked again by itself. */
export const AskingNote = observer(({ waiting }: { waiting: Pick<WaitingOrder, 'failure'> }) => {
  const { t } = useTranslation(undefined, withLaterTexts);
  return (
    <p role="status" className={styles.asking}>
      {waiting.failure && failureText(t, waiting.failure)}
    </p>
  );
});

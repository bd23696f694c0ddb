import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../i18n/failure-text.ts';
import { withLaterTexts } from '../../i18n/start-i18n.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { FormFailure } from './form-failure.ts';
import styles from './form-failure-note.module.css';

interface FormFailureNoteProps {
  readonly failure: Pick<FormFailure, 'current' | 'times'>;
  /** Replaces the text of the failure. */
  readonly text?: string | undefined;
  /** What the reader can do about it. */
  readonly children?: ReactNode;
}

/** The failure of a form. The alert element is always rendered, so that screen readers announce its first message. */
export const FormFailureNote = observer(({ failure, text, children }: FormFailureNoteProps) => {
  const { t } = useTranslation(undefined, withLaterTexts);
  const { current, times } = failure;
  return (
    <div role="alert">
      {current && (
        <div key={times} className={styles.note}>
          <Icon name="circle-alert" />
          <div className={styles.text}>
            <p>{text ?? failureText(t, current)}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
});

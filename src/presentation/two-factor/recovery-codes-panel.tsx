import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { CopyLink } from '../ui/copy-link/copy-link.tsx';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.ts';
import { downloadText } from './download-text.ts';
import styles from './two-factor-page.module.css';

interface RecoveryCodesPanelProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shows new recovery codes. They are not shown again. */
export function RecoveryCodesPanel({ codes, onSaved }: RecoveryCodesPanelProps) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const text = codes.join('\n');
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('twoFactor:codesTitle')}
      </h2>
      <p>{t('twoFactor:codesText')}</p>
      <ul className={styles.codes} aria-label={t('twoFactor:codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyLink
          link={text}
          isMultiline
          icon="copy"
          label={t('twoFactor:copyCodes')}
          copiedText={t('twoFactor:copied')}
          byHandText={t('twoFactor:byHand')}
        />
        <Button variant="outlined" onClick={() => downloadText(t('twoFactor:fileName'), `${text}\n`)}>
          {t('twoFactor:download')}
        </Button>
      </div>
      <div>
        <Button onClick={onSaved}>{t('twoFactor:saved')}</Button>
      </div>
    </>
  );
}

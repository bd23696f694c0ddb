import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './reader-hint.module.css';

/** 'rotation': a wide page is larger if the phone is rotated. 'direction': the next page of a manga is on the left. */
export type ReaderHintKind = 'rotation' | 'direction';

interface ReaderHintProps {
  readonly kind: ReaderHintKind;
  readonly onClose: () => void;
}

/** True for a mouse or touchpad, whose readers most likely have a keyboard too. */
const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Shown over the lower end of the page. */
export function ReaderHint({ kind, onClose }: ReaderHintProps) {
  const { t } = useTranslation();
  const isRotation = kind === 'rotation';
  const text = isRotation ? 'rotate' : hasFinePointer() ? 'turnLeft' : 'tapLeft';
  const close = ({ currentTarget }: { currentTarget: Element }) => {
    // The button disappears.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <p className={styles.hint} role="status">
      <Icon name={isRotation ? 'rotate-cw-square' : 'arrow-left'} />
      <span>{t(`reader:${text}`)}</span>
      <button type="button" className={styles.close} aria-label={t('reader:closeHint')} onClick={close}>
        <Icon name="x" />
      </button>
    </p>
  );
}

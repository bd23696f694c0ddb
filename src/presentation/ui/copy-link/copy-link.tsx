import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { useFocusOnMount } from '../focus/use-focus-on-mount.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './copy-link.module.css';

interface CopyLinkProps {
  /** An address; a path is one of this app. */
  readonly link: string;
  /** What the button says; 'Copiar link' where nothing is said. */
  readonly label?: string;
  /** What is said of the copy; 'link copiado!' where nothing is said. */
  readonly copiedText?: string;
  /** What is said where the browser does not let it; of a link where nothing is said. */
  readonly byHandText?: string;
  /** 'link' where nothing is said. */
  readonly icon?: IconName;
  /** 'outlined' where nothing is said. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** True for a text of several lines. */
  readonly isMultiline?: boolean;
  /** Tried first with the whole address, such as the device's own sharing; true where nothing is left to copy. */
  readonly instead?: (link: string) => Promise<boolean>;
}

/** Milliseconds that the confirmation shows: 500 to appear and 1000 to stay. */
const tellingTime = 1500;

/** Copies a link. Where the browser does not let it, the link is there, selected, to be copied by hand. */
export function CopyLink({
  link,
  label,
  copiedText,
  byHandText,
  icon = 'link',
  variant = 'outlined',
  size = 'medium',
  isMultiline = false,
  instead,
}: CopyLinkProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const waiting = useRef(0);
  useEffect(() => () => window.clearTimeout(waiting.current), []);

  const copy = async () => {
    window.clearTimeout(waiting.current);
    const address = wholeAddress(link);
    if (await instead?.(address)) return;
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      waiting.current = window.setTimeout(() => setState('idle'), tellingTime);
    } catch {
      setState('refused');
    }
  };
  const isCopied = state === 'copied';
  const told = copiedText ?? t('ui.copyLink.copied');
  return (
    <span className={styles.copyLink}>
      <Button variant={variant} size={size} onClick={copy}>
        <Icon name={isCopied ? 'check' : icon} />
        <span className={styles.words} data-copied={isCopied || undefined}>
          <span>{label ?? t('ui.copyLink.copy')}</span>
          <span aria-hidden="true">{told}</span>
        </span>
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && told}
      </span>
      {state === 'refused' && (
        <LinkByHand link={wholeAddress(link)} text={byHandText} isMultiline={isMultiline} />
      )}
    </span>
  );
}

const wholeAddress = (link: string): string =>
  link.startsWith('/') ? `${window.location.origin}${link}` : link;

interface LinkByHandProps {
  readonly link: string;
  readonly text: string | undefined;
  readonly isMultiline: boolean;
}

function LinkByHand({ link, text, isMultiline }: LinkByHandProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useFocusOnMount<HTMLInputElement>();
  const area = useFocusOnMount<HTMLTextAreaElement>();
  const field = {
    id,
    readOnly: true,
    value: link,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select(),
  };
  return (
    <span className={styles.byHand}>
      <label htmlFor={id}>{text ?? t('ui.copyLink.byHand')}</label>
      {isMultiline ? (
        <textarea ref={area} rows={link.split('\n').length} {...field} />
      ) : (
        <input ref={input} {...field} />
      )}
    </span>
  );
}

import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { useFocusOnMount } from '../focus/use-focus-on-mount.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './copy-link.module.css';

interface CopyLinkProps {
  /** A URL or a path of this app. */
  readonly link: string;
  /** The button's label; 'Copiar link' by default. */
  readonly label?: string;
  /** The confirmation; 'link copiado!' by default. */
  readonly copiedText?: string;
  /** The instruction if the browser blocks copying; it mentions a link by default. */
  readonly byHandText?: string;
  /** 'link' by default. */
  readonly icon?: IconName;
  /** 'outlined' by default. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** True for text with several lines. */
  readonly isMultiline?: boolean;
  /** Tried first with the full URL, such as the device's share dialog. Returns true if nothing is left to copy. */
  readonly tryFirst?: (link: string) => Promise<boolean>;
}

/** 500 ms to appear and 1000 ms to stay. */
const confirmationTimeMs = 1500;

/** Copies a link. If the browser blocks that, shows the selected link to copy by hand. */
export function CopyLink({
  link,
  label,
  copiedText,
  byHandText,
  icon = 'link',
  variant = 'outlined',
  size = 'medium',
  isMultiline = false,
  tryFirst,
}: CopyLinkProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    window.clearTimeout(timer.current);
    const address = wholeAddress(link);
    if (await tryFirst?.(address)) return;
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      timer.current = window.setTimeout(() => setState('idle'), confirmationTimeMs);
    } catch {
      setState('refused');
    }
  };
  const isCopied = state === 'copied';
  const confirmation = copiedText ?? t('ui.copyLink.copied');
  return (
    <span className={styles.copyLink}>
      <Button variant={variant} size={size} onClick={copy}>
        <span className={styles.faces} data-copied={isCopied || undefined}>
          <span>
            <Icon name={icon} />
            {label ?? t('ui.copyLink.copy')}
          </span>
          <span aria-hidden="true">
            <Icon name="check" />
            {confirmation}
          </span>
        </span>
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && confirmation}
      </span>
      {state === 'refused' && (
        <LinkField link={wholeAddress(link)} text={byHandText} isMultiline={isMultiline} />
      )}
    </span>
  );
}

const wholeAddress = (link: string): string =>
  link.startsWith('/') ? `${window.location.origin}${link}` : link;

interface LinkFieldProps {
  readonly link: string;
  readonly text: string | undefined;
  readonly isMultiline: boolean;
}

function LinkField({ link, text, isMultiline }: LinkFieldProps) {
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

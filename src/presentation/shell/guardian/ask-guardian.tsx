import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestedProduct, RequestPurpose } from '../../../domain/account/guardian-request.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import styles from './ask-guardian.module.css';
import type { GuardianPresenter } from './guardian-presenter.ts';

interface AskGuardianProps {
  readonly presenter: GuardianPresenter;
  readonly product: RequestedProduct;
  /** 'purchase' by default. */
  readonly purpose?: RequestPurpose;
  /** The name of the product for screen readers, if several are shown. */
  readonly name?: string;
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
}

/** Lets a child ask the guardian for an issue or a plan. The space is the same before and after. */
export const AskGuardian = observer((props: AskGuardianProps) => {
  const { presenter, product, purpose, name, size = 'medium', variant = 'primary' } = props;
  const { t } = useTranslation();
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void presenter.start();
    const refresh = () => {
      if (document.visibilityState === 'visible') void presenter.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [presenter]);
  const { guardianName } = presenter;
  const state = presenter.stateOf(product, purpose);
  const isSent = state === 'sent';
  const ask = async () => {
    // The pressed button disappears.
    if (await presenter.ask(product)) sent.current?.focus();
  };
  return (
    <div className={styles.ask} data-size={size} aria-busy={state === 'unknown' || undefined}>
      <p ref={sent} role="status" tabIndex={-1} className={isSent ? styles.sent : 'visually-hidden'}>
        {isSent && (
          <>
            <Icon name="check" />
            {t('guardian:sent')}
            {name !== undefined && <span className="visually-hidden"> {name}</span>}
          </>
        )}
      </p>
      {(state === 'possible' || state === 'sending') && (
        <Button size={size} variant={variant} isLoading={state === 'sending'} onClick={() => void ask()}>
          {guardianName === null ? t('guardian:ask') : t('guardian:askName', { name: guardianName })}
          {name !== undefined && <span className="visually-hidden"> {name}</span>}
        </Button>
      )}
      <FormFailureNote failure={presenter.failureOf(product)} />
    </div>
  );
});

/** Says below an issue what asking does, or what the guardian has answered. */
export const AskGuardianHint = observer(({ presenter, product, purpose }: AskGuardianProps) => {
  const { t } = useTranslation();
  const name = presenter.guardianName ?? t('guardian:guardian');
  const state = presenter.stateOf(product, purpose);
  const key = state === 'sent' ? 'sentHint' : state === 'declined' ? 'declinedHint' : 'hint';
  return <p className={styles.hint}>{t(`guardian:${key}`, { name })}</p>;
});

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SpeechBalloon } from '../../ui/speech-balloon/speech-balloon.tsx';
import styles from './auth-frame.module.css';

interface AuthFrameProps {
  readonly title: string;
  /** The speech balloon of the illustration, on wide screens. */
  readonly saying: string;
  /** When the step changes, the focus moves to the element with `data-first-focus`, or else to the title. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** The layout of authentication screens: the form beside an illustration. */
export function AuthFrame({ title, saying, step, children }: AuthFrameProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const focusTarget = content.current?.querySelector<HTMLElement>('[data-first-focus]');
    (focusTarget ?? heading.current)?.focus();
  }, [step]);

  return (
    <div className={styles.page}>
      <title>{t('common.pageTitle', { title })}</title>
      <div ref={content} className={styles.content}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.saying}>
          <SpeechBalloon>
            <p>{saying}</p>
          </SpeechBalloon>
        </div>
        <div className={styles.art} />
      </div>
    </div>
  );
}

/** Links to other screens, below the form. */
export const AuthLinks = ({ children }: { children: ReactNode }) => (
  <div className={styles.links}>{children}</div>
);

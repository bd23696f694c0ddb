import type { ReactNode } from 'react';
import { useRevealOnMount } from '../focus/use-reveal-on-mount.ts';
import { SpeechBalloon } from '../speech-balloon/speech-balloon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title?: string;
  /** Level of the title; 1 by default, the title of the page. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly text: string;
  /** Actions. */
  readonly children?: ReactNode;
  /** True for failures, which screen readers announce at once. */
  readonly isAlert?: boolean;
  /** True if it replaces a page: it then scrolls into view and takes the focus. */
  readonly replacesPage?: boolean;
}

/** Says in a speech balloon why there is no content, and offers actions. */
export function Notice(props: NoticeProps) {
  const { title, headingLevel = 1, text, children, isAlert = false, replacesPage = false } = props;
  const ref = useRevealOnMount<HTMLDivElement>(replacesPage);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      ref={ref}
      tabIndex={replacesPage ? -1 : undefined}
      className={styles.notice}
      role={isAlert ? 'alert' : undefined}
    >
      <div className={styles.balloon}>
        <SpeechBalloon>
          {title && <Heading className={styles.title}>{title}</Heading>}
          <p>{text}</p>
        </SpeechBalloon>
      </div>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

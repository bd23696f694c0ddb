import type { ReactNode } from 'react';
import { useRevealOnMount } from '../focus/use-reveal-on-mount.ts';
import { SpeechBalloon } from '../speech-balloon/speech-balloon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title?: string;
  /** Of the title: 1, the page's own, where nothing is said. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly text: string;
  /** The next step. */
  readonly children?: ReactNode;
  /** True for what went wrong, so that it is read out at once. */
  readonly isAlert?: boolean;
  /** True if it replaces a page: it then scrolls into view and takes the focus. */
  readonly replacesPage?: boolean;
}

/** Says in a balloon why there is nothing to see, and what to do about it. */
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

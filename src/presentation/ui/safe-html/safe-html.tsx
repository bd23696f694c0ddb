import { useLayoutEffect, useRef } from 'react';
import styles from './safe-html.module.css';
import { sanitise } from './sanitise.ts';

interface SafeHtmlProps {
  /** Allowed are b, strong, i, em, br, p, ul, ol, li and links to pages and email addresses. */
  readonly html: string;
  readonly id?: string;
}

/** The only component that renders HTML. The sanitiser is large, so import it only in code that is loaded on demand. */
export function SafeHtml({ html, id }: SafeHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(sanitise(html)), [html]);
  return <div ref={container} id={id} className={styles.html} />;
}

import { useLayoutEffect, useRef } from 'react';
import styles from './safe-html.module.css';
import { sanitise } from './sanitise.ts';

interface SafeHtmlProps {
  /** Shown are b, strong, i, em, br, p, ul, ol, li and links to pages and mailboxes; of all else the text at most. */
  readonly html: string;
  readonly id?: string;
}

/**
 * The one place of the app that shows HTML. It weighs what the purifier weighs: import it only in what is fetched
 * when it is needed.
 */
export function SafeHtml({ html, id }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(html)), [html]);
  return <div ref={place} id={id} className={styles.html} />;
}

import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

interface AccordionItemProps {
  readonly title: string;
  readonly headingLevel: 2 | 3 | 4;
  /** True to make the open panel a landmark. */
  readonly isRegion: boolean;
  readonly mountsOnOpen: boolean;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

export function AccordionItem({
  title,
  headingLevel,
  isRegion,
  mountsOnOpen,
  isOpen,
  onChange,
  children,
}: AccordionItemProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useSearchableWhenClosed(panel, isOpen, () => onChange(true));
  const [isMounted, setIsMounted] = useState(isOpen || !mountsOnOpen);
  if (isOpen && !isMounted) setIsMounted(true);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.item} data-open={isOpen || undefined}>
      <Heading className={styles.title}>
        <button
          type="button"
          id={`${id}title`}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={() => onChange(!isOpen)}
        >
          <span className={styles.text}>{title}</span>
          <Icon name="chevron-down" />
        </button>
      </Heading>
      <div className={styles.clip}>
        <div
          ref={panel}
          id={`${id}panel`}
          className={styles.panel}
          {...(isRegion && isOpen && { role: 'region', 'aria-labelledby': `${id}title` })}
        >
          <div className={styles.content}>{isMounted && children}</div>
        </div>
      </div>
    </div>
  );
}

/** Keeps a closed panel searchable in the browser. React supports neither the attribute value nor the event. */
function useSearchableWhenClosed(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFind: () => void,
): void {
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [panel, isOpen]);

  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFind);
    return () => element?.removeEventListener('beforematch', onFind);
  }, [panel, onFind]);
}

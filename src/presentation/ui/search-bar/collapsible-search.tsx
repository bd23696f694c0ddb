import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon.tsx';
import styles from './collapsible-search.module.css';
import type { FoundGroup, OnFollow, Search } from './search-answer.ts';
import { SearchBar } from './search-bar.tsx';
import { useOutsideEvents } from './use-outside-events.ts';

interface CollapsibleSearchProps {
  readonly search: Search;
  readonly onSubmit: (text: string) => void;
  /** Shown while the field is empty. */
  readonly whenEmpty?: FoundGroup | null;
  readonly onFollow?: OnFollow;
  /** Called when the field gets the focus. */
  readonly onFocus?: () => void;
  /** The search text of the current page; empty by default. */
  readonly about?: string;
}

/** The search bar of the header. At 1000 px and below it is an icon, which opens the bar over the header. */
export function CollapsibleSearch({
  search,
  onSubmit,
  whenEmpty = null,
  onFollow,
  onFocus,
  about = '',
}: CollapsibleSearchProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // Within the click event, because otherwise phones do not open their keyboard.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useOutsideEvents(container, isOpen, () => setOpen(false));

  const close = useCallback(() => {
    setOpen(false);
    toggle.current?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    // The search bar handles the key first, to close its list or to clear its text.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, close]);
  const submit = (text: string) => {
    if (isOpen) close();
    onSubmit(text);
  };
  const follow: OnFollow = (choice, text) => {
    if (isOpen) close();
    onFollow?.(choice, text);
  };

  return (
    <div ref={container} className={styles.container}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={t('ui.search.open')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={24} />
      </button>
      <div id={id} className={styles.bar} data-open={isOpen || undefined}>
        <button type="button" className={styles.close} aria-label={t('ui.search.close')} onClick={close}>
          <Icon name="arrow-left" size={24} />
        </button>
        <SearchBar
          search={search}
          onSubmit={submit}
          whenEmpty={whenEmpty}
          onFollow={follow}
          onFocus={onFocus}
          about={about}
          field={field}
        />
      </div>
    </div>
  );
}

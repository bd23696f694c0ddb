import { type ReactNode, useState } from 'react';
import styles from './accordion.module.css';
import { AccordionItem } from './accordion-item.tsx';

export interface AccordionEntry {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly entries: readonly AccordionEntry[];
  /** Level of the titles in the page's headings. */
  readonly headingLevel: 2 | 3 | 4;
  /** True if opening one item closes the others. */
  readonly isSingle?: boolean;
  /** Ids of the items that are open at first; none by default. */
  readonly initiallyOpen?: readonly string[];
}

/** More regions would clutter the landmark navigation. See the WAI-ARIA accordion pattern. */
const maxRegions = 6;

/** A list of expandable items. The browser's search finds closed items and opens them. */
export function Accordion({ entries, headingLevel, isSingle = false, initiallyOpen = [] }: AccordionProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const change = (id: string, isOpen: boolean) => {
    const others = open.filter((other) => other !== id);
    if (!isOpen) setOpen(others);
    else setOpen(isSingle ? [id] : [...others, id]);
  };
  return (
    <div className={styles.accordion}>
      {entries.map(({ id, title, content }) => (
        <AccordionItem
          key={id}
          title={title}
          headingLevel={headingLevel}
          isRegion={entries.length <= maxRegions}
          isOpen={open.includes(id)}
          onChange={(isOpen) => change(id, isOpen)}
        >
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}

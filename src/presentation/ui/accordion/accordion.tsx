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
  /** Of the titles, so that they fit into the headings of the page. */
  readonly headingLevel: 2 | 3 | 4;
  /** True where opening one closes the others; false where nothing is said. */
  readonly isSingle?: boolean;
  /** The ids of those that are open at first: none where nothing is said. */
  readonly initiallyOpen?: readonly string[];
}

/** The most regions that help whoever moves among landmarks. Source: WAI-ARIA accordion pattern. */
const mostRegions = 6;

/** Titles that open what is below them. What is closed is still found by the browser's search, which opens it. */
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
          isRegion={entries.length <= mostRegions}
          isOpen={open.includes(id)}
          onChange={(isOpen) => change(id, isOpen)}
        >
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}

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
  /** True for content that is loaded on demand: it is mounted when its item is opened first, and stays. */
  readonly mountsOnOpen?: boolean;
  /** Ids of the items that are open at first; none by default. */
  readonly initiallyOpen?: readonly string[];
}

/** More regions would clutter the landmark navigation. See the WAI-ARIA accordion pattern. */
const maxRegions = 6;

/** A list of expandable items. The browser's search finds closed items and opens them. */
export function Accordion({
  entries,
  headingLevel,
  isSingle = false,
  mountsOnOpen = false,
  initiallyOpen = [],
}: AccordionProps) {
  const [openIds, setOpenIds] = useState(initiallyOpen);
  const change = (id: string, isOpen: boolean) => {
    const otherIds = openIds.filter((each) => each !== id);
    if (!isOpen) setOpenIds(otherIds);
    else setOpenIds(isSingle ? [id] : [...otherIds, id]);
  };
  return (
    <div className={styles.accordion}>
      {entries.map(({ id, title, content }) => (
        <AccordionItem
          key={id}
          title={title}
          headingLevel={headingLevel}
          isRegion={entries.length <= maxRegions}
          mountsOnOpen={mountsOnOpen}
          isOpen={openIds.includes(id)}
          onChange={(isOpen) => change(id, isOpen)}
        >
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}

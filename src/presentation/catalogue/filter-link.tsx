import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CatalogueQuery, catalogueParameters } from '../../domain/catalogue/catalogue-query.ts';

interface FilterLinkProps {
  readonly query: CatalogueQuery;
  readonly isCurrent?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/**
 * A link to the catalogue with these filters. A plain click calls `onChoose`; a click with a modifier key is left to the
 * browser, which opens another tab.
 */
export function FilterLink({ query, isCurrent, onChoose, children }: FilterLinkProps) {
  const choose = (event: MouseEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <Link
      to={{ pathname: '/catalog', search: catalogueParameters(query).toString() }}
      aria-current={isCurrent || undefined}
      onClick={choose}
    >
      {children}
    </Link>
  );
}

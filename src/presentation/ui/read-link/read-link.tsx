import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { IntendedReading } from '../../../domain/reading/reading-choice.ts';
import { ButtonLink, type ButtonLook } from '../button/button.tsx';
import { sendCover } from '../motion/travelling-cover.ts';

interface ReadLinkProps extends ButtonLook {
  readonly issue: Pick<Issue, 'id'> & Partial<IntendedReading>;
}

/**
 * Opens an issue in the reader. The cover beside the link grows into the page. Not as a view transition, whose snapshots
 * delay the page by more than 100 ms.
 */
export function ReadLink({ issue, ...look }: ReadLinkProps) {
  return (
    <ButtonLink
      {...look}
      to={`/reader/${issue.id}`}
      onClick={({ currentTarget }) => sendCover(currentTarget, issue)}
    />
  );
}

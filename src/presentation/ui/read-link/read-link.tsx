import { ButtonLink, type ButtonLook } from '../button/button.tsx';
import { sendCover } from '../motion/travelling-cover.ts';

interface ReadLinkProps extends ButtonLook {
  readonly issueId: string;
}

/**
 * Opens an issue in the reader. The cover beside the link grows into the page. Not as a view transition, whose snapshots
 * delay the page by more than 100 ms.
 */
export function ReadLink({ issueId, ...look }: ReadLinkProps) {
  return (
    <ButtonLink
      {...look}
      to={`/reader/${issueId}`}
      onClick={({ currentTarget }) => sendCover(currentTarget)}
    />
  );
}

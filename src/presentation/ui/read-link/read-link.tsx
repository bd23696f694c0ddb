import { ButtonLink, type ButtonLook } from '../button/button.tsx';
import { sendCover, useCanTravel } from '../motion/travelling-cover.ts';

interface ReadLinkProps extends ButtonLook {
  readonly issueId: string;
}

/** Opens an issue in the reader. The cover beside the link grows into the page. */
export function ReadLink({ issueId, ...look }: ReadLinkProps) {
  return (
    <ButtonLink
      {...look}
      to={`/reader/${issueId}`}
      onClick={({ currentTarget }) => sendCover(currentTarget)}
      viewTransition={useCanTravel()}
    />
  );
}

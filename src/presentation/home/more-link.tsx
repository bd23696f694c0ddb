import { ButtonLink } from '../ui/button/button.tsx';

interface MoreLinkProps {
  readonly to: string;
  readonly text: string;
  /** The title of the shelf, for screen readers that read the link without its context. */
  readonly about?: string;
}

/** A link beside the title of a shelf to the complete list. */
export function MoreLink({ to, text, about }: MoreLinkProps) {
  return (
    <ButtonLink to={to} variant="outlined" size="small">
      {text}
      {about !== undefined && <span className="visually-hidden">: {about}</span>}
    </ButtonLink>
  );
}

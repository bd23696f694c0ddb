import { ButtonLink } from '../ui/button/button.tsx';

interface WayProps {
  readonly to: string;
  readonly text: string;
  /** What there is more of, for whoever hears the link away from its shelf. */
  readonly about?: string;
}

/** At the end of a shelf's title: where there is more. */
export function Way({ to, text, about }: WayProps) {
  return (
    <ButtonLink to={to} variant="outlined" size="small">
      {text}
      {about !== undefined && <span className="visually-hidden">: {about}</span>}
    </ButtonLink>
  );
}

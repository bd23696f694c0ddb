import type { Publisher } from '../../../domain/publisher.ts';
import { ScreenLink } from '../screen-link/screen-link.tsx';

/** A publisher by its mark, with what it has published. To be written. */
export function PublisherCard({ publisher }: { publisher: Publisher }) {
  return <ScreenLink to={`/publisher/${publisher.username}`}>{publisher.name}</ScreenLink>;
}

import { useLocation } from 'react-router-dom';

/** The email or username typed on the previous screen. It is passed in the router state, never in the URL. */
export function useTypedEntry(): string {
  const { state } = useLocation();
  const entry: unknown = (state as { entry?: unknown } | null)?.entry;
  return typeof entry === 'string' ? entry : '';
}

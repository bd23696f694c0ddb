import { useLocation } from 'react-router-dom';

/** What the screen before had typed as e-mail or username: it comes in the router's state, never in the address. */
export function useTypedEntry(): string {
  const { state } = useLocation();
  const entry: unknown = (state as { entry?: unknown } | null)?.entry;
  return typeof entry === 'string' ? entry : '';
}

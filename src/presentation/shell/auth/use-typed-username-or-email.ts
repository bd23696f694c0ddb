import { useLocation } from 'react-router-dom';

/** The email or username typed on the previous screen. It is passed in the router state, never in the URL. */
export function useTypedUsernameOrEmail(): string {
  const { state } = useLocation();
  const typed: unknown = (state as { usernameOrEmail?: unknown } | null)?.usernameOrEmail;
  return typeof typed === 'string' ? typed : '';
}

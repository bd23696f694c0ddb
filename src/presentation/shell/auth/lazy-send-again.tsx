import { lazyComponent } from '../../ui/lazy-loading/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** `AuthSendAgain`, for screens that seldom get as far. */
export const LazySendAgain = lazyComponent(
  async () => (await import(/* webpackChunkName: 'auth-send-again' */ './auth-send-again.tsx')).AuthSendAgain,
  { placeholder: <Skeleton blockSize="44px" /> },
);

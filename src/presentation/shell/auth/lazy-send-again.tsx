import { lazyComponent } from '../../ui/lazy-loading/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** `AuthSendAgain` as a separate chunk, because most readers never see it. */
export const LazySendAgain = lazyComponent(
  async () => (await import(/* webpackChunkName: 'auth-send-again' */ './auth-send-again.tsx')).AuthSendAgain,
  { placeholder: <Skeleton blockSize="44px" /> },
);

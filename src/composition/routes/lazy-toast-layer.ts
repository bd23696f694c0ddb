import type { ToastLayerComponent } from '../../presentation/shell/notifications/lazy-toast-layer.tsx';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';

export const lazyToastLayer = (): Lazy<ToastLayerComponent> =>
  new Lazy(async () => {
    const file = await import(
      /* webpackChunkName: 'toasts' */ '../../presentation/shell/notifications/toast-layer.tsx'
    );
    return file.ToastLayer;
  });

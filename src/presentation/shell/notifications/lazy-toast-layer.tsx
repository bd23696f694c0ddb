import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import { useWhenOnline } from '../../ui/when-online/use-when-online.ts';
import type { NotificationsPresenter } from './notifications-presenter.ts';

export type ToastLayerComponent = ComponentType<{ readonly presenter: NotificationsPresenter }>;

interface LazyToastLayerProps {
  readonly presenter: NotificationsPresenter;
  readonly layer: Lazy<ToastLayerComponent>;
}

/** The toasts. Startup loads their code after the first screen; an earlier notification loads it at once. */
export const LazyToastLayer = observer(({ presenter, layer }: LazyToastLayerProps) => {
  const { length } = presenter.all;
  useEffect(() => {
    if (length > 0) void layer.fetch();
  }, [length, layer]);
  useWhenOnline(() => void layer.fetch());
  const Toasts = layer.current;
  return Toasts && <Toasts presenter={presenter} />;
});

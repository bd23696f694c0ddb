import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Lazy } from '../ui/lazy-loading/lazy.ts';
import styles from './layers.module.css';
import { ModalLayer } from './modals/modal-layer.tsx';
import type { ModalComponents } from './modals/modals.ts';
import type { ModalsPresenter } from './modals/modals-presenter.ts';
import { LazyToastLayer, type ToastLayerComponent } from './notifications/lazy-toast-layer.tsx';
import type { NotificationsPresenter } from './notifications/notifications-presenter.ts';

interface LayersProps {
  readonly modals: ModalsPresenter;
  readonly modalComponents: Lazy<ModalComponents>;
  readonly notifications: NotificationsPresenter;
  readonly toastLayer: Lazy<ToastLayerComponent>;
  readonly children: ReactNode;
}

/** The app, its modals and its toasts as siblings. A modal makes the app inert, but never the toasts. */
export const Layers = observer(
  ({ modals, modalComponents, notifications, toastLayer, children }: LayersProps) => (
    <>
      <div className={styles.app} inert={modals.top !== null}>
        {children}
      </div>
      <div className={styles.modals}>
        <ModalLayer
          presenter={modals}
          components={modalComponents}
          onLoadFailure={(failure) => notifications.showError(failure)}
        />
      </div>
      <div className={styles.toasts}>
        <LazyToastLayer presenter={notifications} layer={toastLayer} />
      </div>
    </>
  ),
);

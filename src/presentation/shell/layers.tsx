import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { failures } from '../../domain/failure.ts';
import styles from './layers.module.css';
import { ModalLayer } from './modals/modal-layer.tsx';
import type { ModalViews } from './modals/modals.ts';
import type { ModalsPresenter } from './modals/modals-presenter.ts';
import type { NotificationsPresenter } from './notifications/notifications-presenter.ts';
import { ToastLayer } from './notifications/toast-layer.tsx';

interface LayersProps {
  readonly modals: ModalsPresenter;
  readonly views: ModalViews;
  readonly notifications: NotificationsPresenter;
  readonly children: ReactNode;
}

/** The app, its modals and its toasts as siblings. A modal makes the app inert, but never the toasts. */
export const Layers = observer(({ modals, views, notifications, children }: LayersProps) => (
  <>
    <div className={styles.app} inert={modals.top !== null}>
      {children}
    </div>
    <div className={styles.modals}>
      <ModalLayer
        presenter={modals}
        views={views}
        onLoadFailure={() => notifications.showError(failures.networkConnection)}
      />
    </div>
    <div className={styles.toasts}>
      <ToastLayer presenter={notifications} />
    </div>
  </>
));

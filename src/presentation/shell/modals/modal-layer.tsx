import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../../domain/failure.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { ModalComponents } from './modals.ts';
import type { ModalsPresenter } from './modals-presenter.ts';
import { ShownModal } from './shown-modal.tsx';

interface ModalLayerProps {
  readonly presenter: ModalsPresenter;
  readonly components: Lazy<ModalComponents>;
  /** Called if the code of a modal could not be loaded. */
  readonly onLoadFailure: (failure: Failure) => void;
}

/** The open modals, the newest on top. Navigation closes them all. */
export const ModalLayer = observer(({ presenter, components, onLoadFailure }: ModalLayerProps) => {
  const { pathname } = useLocation();
  const shownPathname = useRef(pathname);

  // Before the passive effects of the new page, which may open its own modals.
  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    presenter.startClosingAll();
  }, [pathname, presenter]);

  return presenter.shownModals.map((modal) => {
    const close = () => presenter.startClosing(modal.id);
    const handleLoadFailure = (failure: Failure) => {
      if (!presenter.isOpen(modal.id)) return;
      close();
      onLoadFailure(failure);
    };
    return (
      <ShownModal
        key={modal.slot}
        modal={modal}
        components={components}
        isClosing={!presenter.isOpen(modal.id)}
        isCovered={presenter.top !== modal}
        onClose={close}
        onLoadFailure={handleLoadFailure}
      />
    );
  });
});

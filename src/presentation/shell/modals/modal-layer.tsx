import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ModalSlot } from '../../ui/modal/modal-slot.tsx';
import { ModalView } from './modal-view.tsx';
import type { ModalViews } from './modals.ts';
import type { ModalsPresenter } from './modals-presenter.ts';

interface ModalLayerProps {
  readonly presenter: ModalsPresenter;
  readonly views: ModalViews;
  /** Called if the code of a modal could not be loaded. */
  readonly onLoadFailure: () => void;
}

/** The open modals, the newest on top. Navigation closes them all. */
export const ModalLayer = observer(({ presenter, views, onLoadFailure }: ModalLayerProps) => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // Before the effects of the new page, which may open its own modals.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    presenter.startClosingAll();
  }, [pathname, presenter]);

  return presenter.shownModals.map((modal) => {
    const close = () => presenter.startClosing(modal.id);
    const giveUp = () => {
      close();
      onLoadFailure();
    };
    return (
      <ModalSlot
        key={modal.slot}
        isClosing={!presenter.isOpen(modal.id)}
        isCovered={presenter.top !== modal}
        onClose={close}
      >
        <ModalView key={modal.id} modal={modal} views={views} onClose={close} onLoadFailure={giveUp} />
      </ModalSlot>
    );
  });
});

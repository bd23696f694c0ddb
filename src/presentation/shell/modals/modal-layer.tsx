import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ModalPlace } from '../../ui/modal/modal-place.tsx';
import { ModalView } from './modal-view.tsx';
import type { ModalViews } from './modals.ts';
import type { ModalsPresenter } from './modals-presenter.ts';

interface ModalLayerProps {
  readonly presenter: ModalsPresenter;
  readonly views: ModalViews;
  /** Called when the code of a modal could not be fetched. */
  readonly onUnfetched: () => void;
}

/** The modals, each over the one before. A change of page closes them all. */
export const ModalLayer = observer(({ presenter, views, onUnfetched }: ModalLayerProps) => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // Before the effects of the new page, which may open modals of its own.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    presenter.startClosingAll();
  }, [pathname, presenter]);

  return presenter.openedOnes.map((modal) => {
    const close = () => presenter.startClosing(modal.id);
    const giveUp = () => {
      close();
      onUnfetched();
    };
    return (
      <ModalPlace
        key={modal.place}
        isClosing={!presenter.isOpen(modal.id)}
        isCovered={presenter.top !== modal}
        onClose={close}
      >
        <ModalView key={modal.id} modal={modal} views={views} onClose={close} onUnfetched={giveUp} />
      </ModalPlace>
    );
  });
});

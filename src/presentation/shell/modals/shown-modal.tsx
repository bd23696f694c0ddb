import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../../domain/failure.ts';
import { ReturnFocus } from '../../ui/focus/return-focus.tsx';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { ModalComponents, ModalName, ModalViewProps, ModalViews, OpenedModal } from './modals.ts';
import styles from './shown-modal.module.css';

interface ShownModalProps {
  readonly modal: OpenedModal;
  readonly components: Lazy<ModalComponents>;
  readonly isClosing: boolean;
  readonly isCovered: boolean;
  readonly onClose: () => void;
  readonly onLoadFailure: (failure: Failure) => void;
}

/** A modal in its slot. */
export const ShownModal = observer(
  ({ modal, components, isClosing, isCovered, onClose, onLoadFailure }: ShownModalProps) => {
    const loaded = useLazy(components, onLoadFailure);
    return (
      <ReturnFocus isOpen={!isClosing}>
        {loaded ? (
          <loaded.Slot isClosing={isClosing} isCovered={isCovered} onClose={onClose}>
            <ModalView
              key={modal.id}
              modal={modal}
              views={loaded.views}
              onClose={onClose}
              onLoadFailure={onLoadFailure}
            />
          </loaded.Slot>
        ) : (
          !isClosing && <LoadingBackdrop onClose={onClose} />
        )}
      </ReturnFocus>
    );
  },
);

/** Covers the inert page on a slow network. Like a modal, it closes on Escape and on a click. */
function LoadingBackdrop({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <button type="button" className={styles.backdrop} tabIndex={-1} aria-hidden="true" onClick={onClose} />
  );
}

interface ModalViewLoadingProps<Name extends ModalName> {
  readonly modal: OpenedModal<Name>;
  readonly views: ModalViews;
  readonly onClose: () => void;
  readonly onLoadFailure: (failure: Failure) => void;
}

const ModalView = observer(<Name extends ModalName>(props: ModalViewLoadingProps<Name>) => {
  const { id, name, payload } = props.modal;
  const view: Lazy<ComponentType<ModalViewProps<Name>>> = props.views[name];
  const View = useLazy(view, props.onLoadFailure);
  return View && <View id={id} payload={payload} onClose={props.onClose} />;
});

/** null until the code has loaded. */
function useLazy<Loaded>(lazy: Lazy<Loaded>, onLoadFailure: (failure: Failure) => void): Loaded | null {
  const reportFailure = useEffectEvent(onLoadFailure);
  useEffect(() => {
    let isMounted = true;
    void lazy.fetch().then(() => isMounted && lazy.failure && reportFailure(lazy.failure));
    return () => {
      isMounted = false;
    };
  }, [lazy]);
  return lazy.current;
}

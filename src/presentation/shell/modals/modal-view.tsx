import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';
import type { ModalName, ModalViewProps, ModalViews, OpenedModal } from './modals.ts';

interface ModalViewLoadingProps<Name extends ModalName> {
  readonly modal: OpenedModal<Name>;
  readonly views: ModalViews;
  readonly onClose: () => void;
  readonly onLoadFailure: () => void;
}

/** Renders a modal after its code has loaded. */
export const ModalView = observer(<Name extends ModalName>(props: ModalViewLoadingProps<Name>) => {
  const { id, name, payload } = props.modal;
  const view: Lazy<ComponentType<ModalViewProps<Name>>> = props.views[name];
  const giveUp = useEffectEvent(props.onLoadFailure);
  useEffect(() => {
    let isMounted = true;
    void view.fetch().then(() => isMounted && !view.current && giveUp());
    return () => {
      isMounted = false;
    };
  }, [view]);
  const { current: View } = view;
  return View && <View id={id} payload={payload} onClose={props.onClose} />;
});

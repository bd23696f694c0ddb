import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { ModalName, ModalViewProps, ModalViews, OpenedModal } from './modals.ts';

interface ModalViewLoadingProps<Name extends ModalName> {
  readonly modal: OpenedModal<Name>;
  readonly views: ModalViews;
  readonly onClose: () => void;
  readonly onUnfetched: () => void;
}

/** What draws a modal, once its code has come. */
export function ModalView<Name extends ModalName>({
  modal: { id, name, payload },
  views,
  onClose,
  onUnfetched,
}: ModalViewLoadingProps<Name>) {
  const [View, setView] = useState<ComponentType<ModalViewProps<Name>> | null>(null);
  const fetchView: () => Promise<ComponentType<ModalViewProps<Name>>> = views[name];
  const giveUp = useEffectEvent(onUnfetched);

  useEffect(() => {
    let isWanted = true;
    fetchView().then(
      (view) => isWanted && setView(() => view),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [fetchView]);

  return View && <View id={id} payload={payload} onClose={onClose} />;
}

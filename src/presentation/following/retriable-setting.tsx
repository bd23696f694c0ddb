import { type ReactNode, useRef } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';

interface RetriableSettingProps {
  /** Why the setting could not be loaded. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A setting, or why it could not be loaded. */
export function RetriableSetting({ failure, onRetry, children }: RetriableSettingProps) {
  const container = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears, so keep the focus here.
    if (container.current?.contains(document.activeElement)) container.current.focus();
    onRetry();
  };
  return (
    <div ref={container} tabIndex={-1}>
      {failure ? <FailureNotice failure={failure} onRetry={retry} /> : children}
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { encode } from 'uqr';
import { Lazy } from '../ui/lazy-loading/lazy.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

interface QrPictureProps {
  readonly code: string;
  /** A data URL; null to draw the code here. */
  readonly picture: string | null;
  readonly alt: string;
}

/** A code as an image: the given one if it can be displayed, otherwise drawn here. */
export function QrPicture({ code, picture, alt }: QrPictureProps) {
  const [hasFailedToLoad, setHasFailedToLoad] = useState(false);
  if (picture?.startsWith('data:image/') && !hasFailedToLoad) {
    return <img src={picture} alt={alt} width={220} height={220} onError={() => setHasFailedToLoad(true)} />;
  }
  return <QrCode code={code} alt={alt} />;
}

const encoder = new Lazy(async () => {
  const { encode } = await import(/* webpackChunkName: 'qr-code' */ 'uqr');
  return encode;
});

/** Loads the encoder on first use. If it fails, nothing is drawn: the screen also shows the code as text. */
const QrCode = observer(({ code, alt }: { code: string; alt: string }) => {
  const { current: encodeQr, failure } = encoder;
  useEffect(() => void encoder.fetch(), []);
  const drawing = encodeQr && drawingOf(encodeQr, code);
  if (failure || (encodeQr && !drawing)) return null;
  if (!drawing) return <Skeleton ratio="1" />;
  return (
    <svg
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} fill="#000" />
    </svg>
  );
});

/** null if the code is too long for a QR code. */
function drawingOf(encodeQr: typeof encode, code: string): { size: number; path: string } | null {
  try {
    const { size, data } = encodeQr(code, { border: 2 });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size, path };
  } catch {
    return null;
  }
}

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { encode } from 'uqr';
import { Lazy } from '../ui/lazy-loading/lazy.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

interface QrPictureProps {
  readonly code: string;
  /** A data URL; null: it is drawn here. */
  readonly picture: string | null;
  readonly alt: string;
}

/** A code as a picture: the one that came with it or, where none did or it cannot be shown, one that is drawn here. */
export function QrPicture({ code, picture, alt }: QrPictureProps) {
  const [isUnfit, setIsUnfit] = useState(false);
  if (picture?.startsWith('data:image/') && !isUnfit) {
    return <img src={picture} alt={alt} width={220} height={220} onError={() => setIsUnfit(true)} />;
  }
  return <DrawnCode code={code} alt={alt} />;
}

const encoder = new Lazy(async () => {
  const { encode } = await import(/* webpackChunkName: 'qr-code' */ 'uqr');
  return encode;
});

/** The code that draws it is loaded with the first code that needs it. Without it there is still the text. */
const DrawnCode = observer(({ code, alt }: { code: string; alt: string }) => {
  const { current: draw, hasFailed } = encoder;
  useEffect(() => void encoder.fetch(), []);
  const drawn = draw && drawingOf(draw, code);
  if (hasFailed || (draw && !drawn)) return null;
  if (!drawn) return <Skeleton ratio="1" />;
  return (
    <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={alt} shapeRendering="crispEdges">
      <path d={drawn.path} fill="#000" />
    </svg>
  );
});

/** null: the code is too long for a picture. */
function drawingOf(draw: typeof encode, code: string): { size: number; path: string } | null {
  try {
    const { size, data } = draw(code, { border: 2 });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size, path };
  } catch {
    return null;
  }
}

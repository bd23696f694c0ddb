import { useEffect, useState } from 'react';
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

interface Drawn {
  readonly size: number;
  readonly path: string;
}

/** The drawing of it is fetched with the first code that needs it. Without it there is still the text. */
function DrawnCode({ code, alt }: { code: string; alt: string }) {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    drawingOf(code).then(
      (made) => isWanted && setDrawn(made),
      () => isWanted && setDrawn('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  if (drawn === 'failed') return null;
  if (!drawn) return <Skeleton ratio="1" />;
  return (
    <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={alt} shapeRendering="crispEdges">
      <path d={drawn.path} fill="#000" />
    </svg>
  );
}

async function drawingOf(code: string): Promise<Drawn> {
  const { encode } = await import(/* webpackChunkName: 'qr-code' */ 'uqr');
  const { size, data } = encode(code, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

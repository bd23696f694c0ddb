import { useEffect } from 'react';
import { belongsToElement } from '../reader-keys.ts';
import type { PageZoom } from './page-zoom.ts';

const factors: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8, '0': 0 };

/** Zooms turned pages with the keys +, − and 0. */
export function useZoomKeys(zoom: PageZoom): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || altKey || metaKey || belongsToElement(key, target)) return;
      const factor = factors[key];
      if (factor === undefined) return;
      zoom.zoomBy({ x: window.innerWidth / 2, y: window.innerHeight / 2 }, factor);
      zoom.end();
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [zoom]);
}

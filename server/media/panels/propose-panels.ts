import { setImmediate } from 'node:timers/promises';
import { findBackgroundColours } from './background-colours.ts';
import { certaintyWithDoubt, confidentFrom } from './confidence.ts';
import { createContentMask } from './content-mask.ts';
import { hasDoubt } from './layout-doubts.ts';
import { decodePage, type PageRaster } from './page-raster.ts';
import { type PanelLayout, readLayout } from './panel-layout.ts';
import { isOrderDoubtful, type PageBox, type PanelDirection, sortByReadingOrder } from './reading-order.ts';
import { smoothTexture } from './smooth-texture.ts';
import { splitPage } from './split-page.ts';

export interface PanelProposal {
  /** In reading order. Shares (0 to 1) of the page. */
  readonly panels: readonly PageBox[];
  /** How likely all panels and their order are right, from 0 to 1. */
  readonly confidence: number;
}

/** Factor of the confidence. */
const doubtfulOrder = 0.6;

const noPanels: PanelProposal = { panels: [], confidence: 0 };

/** Proposes the panels of an encoded page. Rejects if the image is broken. */
export async function proposePanels(bytes: Buffer, direction: PanelDirection): Promise<PanelProposal> {
  const raster = await decodePage(bytes);
  return raster ? findPanels(smoothTexture(raster), direction) : noPanels;
}

/** Proposes the panels of a decoded page. Other work of the process continues between the steps. */
async function findPanels(raster: PageRaster, direction: PanelDirection): Promise<PanelProposal> {
  const layouts: PanelLayout[] = [];
  for (const colour of findBackgroundColours(raster)) {
    await setImmediate();
    const mask = createContentMask(raster, colour);
    await setImmediate();
    layouts.push(readLayout(await splitPage(mask), mask));
  }
  const [best] = layouts.sort((one, other) => other.score - one.score);
  if (!best) return wholePage;
  const panels = sortByReadingOrder(best.panels, direction);
  const confidence = best.confidence * (isOrderDoubtful(best.panels, direction) ? doubtfulOrder : 1);
  if (confidence < confidentFrom) return { panels, confidence };
  // The search for doubts takes time, so only pages that would be confident get it.
  await setImmediate();
  return { panels, confidence: hasDoubt(best.evidence) ? certaintyWithDoubt : confidence };
}

/** A page without a uniform edge is a picture that fills it. */
const wholePage: PanelProposal = { panels: [{ x: 0, y: 0, width: 1, height: 1 }], confidence: 0.5 };

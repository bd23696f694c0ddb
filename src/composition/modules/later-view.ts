import type { BroughtTexts } from '../../presentation/i18n/texts.ts';
import { Later } from '../../presentation/shell/lazy-loading/later.ts';

/** A part of a screen that is fetched after it and has no state of its own, as its file in `parts/` describes it. */
export interface ViewDescription<View> {
  readonly View: View;
  /** What it says besides what every screen may. */
  readonly texts: BroughtTexts;
}

export const laterView = <View>(
  bringTexts: (texts: BroughtTexts) => void,
  fetch: () => Promise<ViewDescription<View>>,
): Later<View> =>
  new Later(async () => {
    const { View, texts } = await fetch();
    bringTexts(texts);
    return View;
  });

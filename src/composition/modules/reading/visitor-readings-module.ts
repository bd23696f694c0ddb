import { hasVisitorPositions } from '../../../infrastructure/storage/has-visitor-positions.ts';
import { VisitorReadings } from '../../../presentation/shell/reading/visitor-readings.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';
import { loadPositionsFeature } from './load-positions-feature.ts';

/** What visitors are reading on this device, for the screens that show it. Listing it loads more code. */
export const visitorReadingsModule = lateModule((bind) => {
  bind(tokens.visitorReadings)
    .toResolvedValue(
      (session, storage, parts) =>
        new VisitorReadings({
          session,
          hasPositions: () => hasVisitorPositions(storage),
          listVisitorReadings: parts.lazyUseCase(tokens.listVisitorReadings, loadPositionsFeature),
        }),
      [tokens.sessionPresenter, tokens.storage, tokens.parts],
    )
    .inSingletonScope();
});

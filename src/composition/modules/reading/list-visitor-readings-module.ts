import { ListVisitorReadings } from '../../../application/reading/list-visitor-readings.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** Lists what visitors are reading on this device. */
export const listVisitorReadingsModule = lateModule((bind) => {
  bind(tokens.listVisitorReadings).toResolvedValue(
    (positions, issues) => new ListVisitorReadings(positions, issues),
    [tokens.readingPositions, tokens.issues],
  );
});

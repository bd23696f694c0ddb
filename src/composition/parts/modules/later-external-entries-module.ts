import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The ways in without a password, for screens that have a form of their own. */
export const laterExternalEntriesModule = lateModule((bind) => {
  bind(tokens.laterExternalEntries)
    .toResolvedValue(
      (parts) =>
        parts.later(async () => {
          const file = await import(/* webpackChunkName: 'external-entries' */ '../external-entries.ts');
          return file.externalEntries;
        }),
      [tokens.parts],
    )
    .inSingletonScope();
});

import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The ways in without a password, for screens that have a form of their own. */
export const lazyExternalEntriesModule = lateModule((bind) => {
  bind(tokens.lazyExternalEntries)
    .toResolvedValue(
      (parts) =>
        parts.lazy(async () => {
          const file = await import(/* webpackChunkName: 'external-entries' */ '../external-entries.ts');
          return file.externalEntries;
        }),
      [tokens.parts],
    )
    .inSingletonScope();
});

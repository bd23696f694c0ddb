import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The provider buttons, for screens with a sign-in or sign-up form. */
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

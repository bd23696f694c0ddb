import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The provider buttons, for screens with a sign-in or sign-up form. */
export const lazyProviderButtonsModule = lateModule((bind) => {
  bind(tokens.lazyProviderButtons)
    .toResolvedValue(
      (parts) =>
        parts.lazyPart(async () => {
          const file = await import(/* webpackChunkName: 'provider-buttons' */ '../provider-buttons.ts');
          return file.providerButtons;
        }),
      [tokens.parts],
    )
    .inSingletonScope();
});

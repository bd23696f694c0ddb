declare module '*/.dependency-cruiser.mjs' {
  import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

  const configuration: {
    readonly forbidden: (IForbiddenRuleType & { name: string })[];
    readonly options: ICruiseOptions;
  };
  export default configuration;
}

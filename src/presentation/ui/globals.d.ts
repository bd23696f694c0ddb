declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';

/** Set by the build: the address of the icon sprite. */
declare const ICON_SPRITE: string;

/** Set by the build. */
declare const IS_PRODUCTION: boolean;

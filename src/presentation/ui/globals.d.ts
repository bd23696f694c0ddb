declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';

/** The URL of the icon sprite, set by the build. */
declare const ICON_SPRITE: string;

/** Set by the build. */
declare const IS_PRODUCTION: boolean;

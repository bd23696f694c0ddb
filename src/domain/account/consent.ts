export type ConsentKind = 'terms' | 'privacy';

/** One version of a text. */
export interface ConsentVersion {
  readonly kind: ConsentKind;
  /** The date of the text: YYYY-MM-DD. */
  readonly version: string;
}

/** A text that readers accept, in its current version. */
export interface ConsentText extends ConsentVersion {
  /** What is new in this version. */
  readonly changes: string;
  readonly address: string;
}

/** That a reader accepted a version. */
export interface Consent extends ConsentVersion {
  /** ISO 8601. */
  readonly acceptedAt: string;
}

export interface OwnConsents {
  readonly texts: readonly ConsentText[];
  /** All versions, the newest first. */
  readonly accepted: readonly Consent[];
}

/** The texts whose current version the reader has not accepted. Rule 124. */
export const unacceptedTextsOf = ({ texts, accepted }: OwnConsents): readonly ConsentText[] =>
  texts.filter((text) => !accepted.some((each) => isSameVersion(each, text)));

/** When the reader accepted this version. Null if they did not. */
export const acceptanceOf = (text: ConsentVersion, accepted: readonly Consent[]): Consent | null =>
  accepted.find((each) => isSameVersion(each, text)) ?? null;

const isSameVersion = (one: ConsentVersion, other: ConsentVersion): boolean =>
  one.kind === other.kind && one.version === other.version;

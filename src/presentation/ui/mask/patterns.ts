import type { FactoryOpts } from 'imask/esm/masked/factory';

/** Adapts pasted text, filled-in text or a single character. */
type PrepareText = (text: string) => string;

/** In the pattern, 0 is any digit, D a digit from 1, A a character of `alphabet`. Other characters are literal. */
export const pattern = (
  mask: string,
  prepare: PrepareText = unchanged,
  alphabet = '0123456789',
): FactoryOpts => ({
  mask,
  definitions: { D: /[1-9]/, A: new RegExp(`[${alphabet}]`) },
  prepare: (text: string) => prepare(text),
});

/** Several patterns. `choose` selects one by the resulting letters and digits, or by the typed text. */
export const patterns = (
  shapes: readonly FactoryOpts[],
  choose: (characters: string, typed: string) => number,
  prepare: PrepareText = unchanged,
): FactoryOpts => ({
  mask: [...shapes],
  prepare: (text: string) => prepare(text),
  dispatch: (appended, masked, _flags, tail) => {
    const typed = `${masked.rawInputValue}${appended}${tail}`;
    return masked.compiledMasks[choose(charactersOf(typed), typed)];
  },
});

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const charactersOf = (text: string): string => text.replace(/[^0-9A-Z]/gi, '');

const unchanged: PrepareText = (text) => text;

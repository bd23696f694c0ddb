import type { FactoryOpts } from 'imask/esm/masked/factory';

/** Adapts a text that comes in at once (pasted, filled in) or a single character. */
type Prepare = (text: string) => string;

/** A pattern in which 0 stands for a digit, D for one from 1 on, A for one of `alphabet` and all else for itself. */
export const pattern = (mask: string, prepare: Prepare = same, alphabet = '0123456789'): FactoryOpts => ({
  mask,
  definitions: { D: /[1-9]/, A: new RegExp(`[${alphabet}]`) },
  prepare: (text: string) => prepare(text),
});

/** Several patterns, one of which is chosen by the letters and digits that would be there, or by all that was typed. */
export const patterns = (
  shapes: readonly FactoryOpts[],
  choose: (characters: string, typed: string) => number,
  prepare: Prepare = same,
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

const same: Prepare = (text) => text;

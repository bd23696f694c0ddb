import { commonCharacters } from './common-characters.ts';

export interface MultiByteEncoding {
  /** The label for `TextDecoder`. */
  label: string;
  /** How likely a byte pair is in the name of a comic: 1 for the most common letters, negative for rare ones. */
  weigh(lead: number, trail: number): number;
  commonCharacters?: ReadonlySet<string>;
  /** Whether the byte is a character by itself. */
  isSingleByte?(byte: number): boolean;
}

const isBetween = (value: number, first: number, last: number) => value >= first && value <= last;

/** Weights by area of the character set. In each set, syllables and common characters come first, rare ones last. */
export const multiByteEncodings: readonly MultiByteEncoding[] = [
  {
    label: 'shift_jis',
    isSingleByte: (byte) => isBetween(byte, 0xa1, 0xdf),
    weigh(lead, trail) {
      if (lead === 0x82 && trail >= 0x9f) return 1;
      if (lead === 0x83 && trail <= 0x96) return 1;
      if (lead === 0x81 || lead === 0x82) return 0.7;
      if (isBetween(lead, 0x88, 0x97) || (lead === 0x98 && trail <= 0x72)) return 0.8;
      return isBetween(lead, 0x98, 0xea) ? 0.15 : -1;
    },
  },
  {
    label: 'gbk',
    commonCharacters: commonCharacters.simplified,
    weigh(lead, trail) {
      if (trail < 0xa1) return -0.2;
      if (isBetween(lead, 0xb0, 0xd7)) return 0.8;
      if (isBetween(lead, 0xd8, 0xf7)) return 0.15;
      if (isBetween(lead, 0xa1, 0xa3)) return 0.7;
      return isBetween(lead, 0xa4, 0xa5) ? 0.3 : -1;
    },
  },
  {
    label: 'big5',
    commonCharacters: commonCharacters.traditional,
    weigh(lead) {
      if (isBetween(lead, 0xa4, 0xc6)) return 0.8;
      if (isBetween(lead, 0xa1, 0xa3)) return 0.7;
      return isBetween(lead, 0xc9, 0xf9) ? 0.15 : -1;
    },
  },
  {
    label: 'euc-kr',
    commonCharacters: commonCharacters.korean,
    weigh(lead, trail) {
      if (trail < 0xa1) return -0.2;
      if (isBetween(lead, 0xb0, 0xc8)) return 0.8;
      if (isBetween(lead, 0xa1, 0xa3)) return 0.7;
      return isBetween(lead, 0xca, 0xfd) ? 0.1 : -0.5;
    },
  },
];

/** For half-width Japanese letters of one byte, which are rare in names. */
const singleByteWeight = 0.2;
const commonCharacterWeight = 1.2;

/** Scores how plausible the encoding is for bytes that it can decode. Higher is better. All bytes have equal weight. */
export function weighMultiByte(encoding: MultiByteEncoding, bytes: Buffer): number {
  const decoder = new TextDecoder(encoding.label);
  let score = 0;
  let isAfterLetter = false;
  for (let index = 0; index < bytes.length; ) {
    const lead = bytes[index] as number;
    if (lead < 0x80) {
      isAfterLetter = isAsciiLetter(lead);
      index += 1;
      continue;
    }
    const length = encoding.isSingleByte?.(lead) ? 1 : 2;
    const pair = bytes.subarray(index, index + length);
    const weight = length === 1 ? singleByteWeight : weightOf(encoding, decoder, pair);
    const neighbours = Number(isAfterLetter) + Number(isAsciiLetter(bytes[index + length]));
    score += length * reduceBesideLetters(weight, neighbours);
    isAfterLetter = false;
    index += length;
  }
  return score;
}

function weightOf(
  { weigh, commonCharacters: common }: MultiByteEncoding,
  decoder: TextDecoder,
  pair: Buffer,
): number {
  const [lead = 0, trail = 0] = pair;
  return common?.has(decoder.decode(pair)) ? commonCharacterWeight : weigh(lead, trail);
}

/** Reduces the weight next to ASCII letters, where a byte is more likely an accented letter. */
function reduceBesideLetters(weight: number, neighbours: number): number {
  if (neighbours === 2) return Math.min(weight, -0.5);
  return neighbours === 1 ? Math.min(weight, weight / 2) : weight;
}

const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && isBetween(byte | 0x20, 0x61, 0x7a);

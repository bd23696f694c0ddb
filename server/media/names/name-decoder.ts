import { decodeUtf8 } from './decode-utf8.ts';
import { type MultiByteEncoding, multiByteEncodings, weighMultiByte } from './multi-byte-encodings.ts';
import { singleByteEncodings, weighText } from './single-byte-encodings.ts';

interface Candidate {
  score: number;
  decode(bytes: Buffer): string;
}

/** Bytes that are examined to find the most plausible encoding. */
const maxSampleBytes = 8192;

/**
 * Creates a decoder for names whose encoding is unknown. All names of an archive or folder are examined together,
 * because one program wrote them. If all are valid UTF-8, they are UTF-8; otherwise the most plausible encoding is
 * used. This never fails, because the single-byte encodings can decode every byte.
 */
export function createNameDecoder(names: readonly Buffer[]): (name: Buffer) => string {
  const nonAsciiNames = names.filter((name) => name.some((byte) => byte >= 0x80));
  if (nonAsciiNames.every((name) => decodeUtf8(name) !== null)) return (name) => name.toString('utf8');
  const sample = sampleOf(nonAsciiNames);
  const candidates: Candidate[] = [
    ...singleByteEncodings.map(({ decode, letters }) => ({
      score: sample.reduce((score, name) => score + weighText(decode(name), letters), 0),
      decode,
    })),
    ...multiByteEncodings
      .filter(({ label }) => canDecode(label, nonAsciiNames))
      .map((encoding) => candidateOf(encoding, sample)),
  ];
  const best = candidates.reduce((a, b) => (b.score > a.score ? b : a));
  return best.decode;
}

function candidateOf(encoding: MultiByteEncoding, sample: Buffer[]): Candidate {
  const decoder = new TextDecoder(encoding.label);
  return {
    score: sample.reduce((score, name) => score + weighMultiByte(encoding, name), 0),
    decode: (name) => decoder.decode(name),
  };
}

function sampleOf(names: readonly Buffer[]): Buffer[] {
  const sample: Buffer[] = [];
  let size = 0;
  for (const name of names) {
    if (size >= maxSampleBytes) break;
    sample.push(name);
    size += name.length;
  }
  return sample;
}

function canDecode(label: string, names: readonly Buffer[]): boolean {
  const decoder = new TextDecoder(label, { fatal: true });
  try {
    for (const name of names) decoder.decode(name);
    return true;
  } catch {
    return false;
  }
}

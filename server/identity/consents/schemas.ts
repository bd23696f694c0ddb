import { Type } from 'typebox';
import { Closed, Instant } from '../../http/schema-types.ts';
import { Vocabulary } from '../../http/vocabulary.ts';
import { legalTextKinds } from '../../legal/legal-texts.ts';

const Kind = Vocabulary('ConsentKind', legalTextKinds);

const Version = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'The date of the text: YYYY-MM-DD.',
});

export const TextVersion = Closed({ kind: Kind, version: Version }, { title: 'TextVersion' });

/** A text that readers accept. */
export const ConsentText = Closed(
  {
    kind: Kind,
    version: Version,
    changes: Type.String({ description: 'What is new in this version, in the language of the request.' }),
    address: Type.String({ description: 'Where the text is, from the root of this server.' }),
  },
  { title: 'ConsentText' },
);

export const Consent = Closed({ kind: Kind, version: Version, acceptedAt: Instant }, { title: 'Consent' });

export const OwnConsents = Closed(
  {
    texts: Type.Array(ConsentText),
    accepted: Type.Array(Consent, { description: 'All versions that were accepted, the newest first.' }),
  },
  { title: 'OwnConsents' },
);

import { type Static, Type } from 'typebox';
import type { ReaderTable } from '../database/tables.ts';
import { Closed, Nullable } from '../http/schema-types.ts';
import { NullableVocabulary } from '../http/vocabulary.ts';

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM.' });

const settings = {
  isActive: Type.Boolean({ description: 'The rating applies only if it is true.' }),
  maxRating: NullableVocabulary('MaxRating', ['L', '10', '12', '14', '16'], {
    description: 'The highest rating that the account sees. Null if its age decides.',
  }),
  hours: Nullable(Closed({ from: TimeOfDay, until: TimeOfDay }, { title: 'ReadingHours' }), {
    description:
      'When the account may read, in America/Sao_Paulo. `until` is not included. Hours that end before they start span midnight. Null without a limit.',
  }),
  showsPrices: Type.Boolean(),
};

export const ParentalSettings = Closed(settings, { title: 'ParentalSettings' });
export type ParentalSettingsAnswer = Static<typeof ParentalSettings>;

export const ChangedParentalSettings = Closed(
  {
    isActive: Type.Optional(settings.isActive),
    maxRating: Type.Optional(settings.maxRating),
    hours: Type.Optional(settings.hours),
    showsPrices: Type.Optional(settings.showsPrices),
  },
  { title: 'ChangedParentalSettings' },
);
export type ChangedParentalSettings = Static<typeof ChangedParentalSettings>;

interface SettingsColumns {
  hasParentalControl: boolean;
  maxRating: ParentalSettingsAnswer['maxRating'];
  hoursFrom: string | null;
  hoursUntil: string | null;
  showsPrices: boolean;
}

export const parentalSettingsColumns = [
  'hasParentalControl',
  'maxRating',
  'hoursFrom',
  'hoursUntil',
  'showsPrices',
] as const satisfies (keyof ReaderTable)[];

/** The settings of an account that is not guided. */
export const noParentalSettings: SettingsColumns = {
  hasParentalControl: false,
  maxRating: null,
  hoursFrom: null,
  hoursUntil: null,
  showsPrices: false,
};

export const toParentalSettings = ({
  hasParentalControl,
  maxRating,
  hoursFrom,
  hoursUntil,
  showsPrices,
}: SettingsColumns): ParentalSettingsAnswer => ({
  isActive: hasParentalControl,
  maxRating,
  hours: hoursFrom === null || hoursUntil === null ? null : { from: hoursFrom, until: hoursUntil },
  showsPrices,
});

/** The columns to change. Absent settings keep their values. */
export const toSettingsColumns = ({
  isActive,
  maxRating,
  hours,
  showsPrices,
}: ChangedParentalSettings): Partial<SettingsColumns> => ({
  ...(isActive !== undefined && { hasParentalControl: isActive }),
  ...(maxRating !== undefined && { maxRating }),
  ...(hours !== undefined && { hoursFrom: hours?.from ?? null, hoursUntil: hours?.until ?? null }),
  ...(showsPrices !== undefined && { showsPrices }),
});

import { type TSchemaOptions, Type } from 'typebox';

/** A closed list of values with a name. The contract offers it as an array and as a union type. */
export const Vocabulary = <const Value extends string | number>(
  title: string,
  values: readonly Value[],
  options: TSchemaOptions = {},
) =>
  Type.Unsafe<Value>({
    ...options,
    title,
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: [...values],
  });

/** A nullable vocabulary. Unlike a union with null, it serializes values of old rows that are no longer in the list. */
export const NullableVocabulary = <const Value extends string>(
  title: string,
  values: readonly Value[],
  options: TSchemaOptions = {},
) => Type.Unsafe<Value | null>({ ...options, title, type: ['string', 'null'], enum: [...values, null] });

import { type TProperties, type TSchema, Type } from 'typebox';

/** An object without other properties. */
export const Closed = <T extends TProperties>(properties: T, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

export const Nullable = <T extends TSchema>(schema: T, options: { description?: string } = {}) =>
  Type.Union([schema, Type.Null()], options);

export const Identifier = Type.String({ format: 'uuid' });

/** A point in time, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** Allows only the control characters for tabs and lines. PostgreSQL refuses the null character. */
export const Text = (minLength: number, maxLength: number, description?: string) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]*$',
    ...(description && { description }),
  });

import { type TProperties, Type } from 'typebox';

/** An object schema that rejects additional properties. */
export const Closed = <T extends TProperties>(properties: T, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

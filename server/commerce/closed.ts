import { type TProperties, Type } from 'typebox';

/** An object that has these properties and no other. */
export const Closed = <T extends TProperties>(properties: T, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** As PostgreSQL takes it: a schema's usual one also takes 'urn:uuid:…'. */
export const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

import type { ProviderBond, Reader } from '../account/reader.ts';

/** The operator as people write it, 'Claro', where the service may say 'claro'. */
export function operatorName({ metadata, svaName }: ProviderBond): string {
  const { providerName: told } = metadata;
  return providerName(typeof told === 'string' && told !== '' ? told : svaName);
}

/** 'Claro', where a service says 'claro'. */
export const providerName = (name: string): string =>
  name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1);

/** The bond that counts; one that was undone is none any more. */
export const activeBond = (reader: Pick<Reader, 'svaBond'> | null): ProviderBond | null =>
  reader?.svaBond?.isActive ? reader.svaBond : null;

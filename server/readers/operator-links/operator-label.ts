/** The name of the operator as shown to readers: Claro for 'claro'. */
export const operatorLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

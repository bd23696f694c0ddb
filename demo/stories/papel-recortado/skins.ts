export const [light, brown, deep, old] = ['#f0c8a0', '#c68a5e', '#8a5638', '#b87a52'] as const;
export const dark = '#2c2226';
export const plainShoes = { shoes: '#3a2a2e' } as const;

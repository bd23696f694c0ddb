interface Hour {
  sky: readonly [string, string];
  sun: string;
  far: string;
  near: string;
  water: string;
  lit: string;
  wall: string;
}

const hours = {
  dawn: {
    sky: ['#8fc8e8', '#ffe0c8'],
    sun: '#fff6e0',
    far: '#b8b0d0',
    near: '#8a7ab0',
    water: '#a8d0e0',
    lit: '#fff3d8',
    wall: '#f2b8a0',
  },
  noon: {
    sky: ['#3fb8e8', '#c8f0f4'],
    sun: '#fffbe0',
    far: '#8ac0d8',
    near: '#5a92b8',
    water: '#3aa8c0',
    lit: '#e8f8ff',
    wall: '#f4a890',
  },
  dusk: {
    sky: ['#f2785a', '#ffdc9a'],
    sun: '#fff0c0',
    far: '#d8708a',
    near: '#9a4a7a',
    water: '#f0a07a',
    lit: '#ffe9a8',
    wall: '#e8785a',
  },
  night: {
    sky: ['#1f1a4e', '#7a4a8a'],
    sun: '#fff3d8',
    far: '#4a3a78',
    near: '#2c2456',
    water: '#3a3470',
    lit: '#ffd36b',
    wall: '#5a3f78',
  },
  blackout: {
    sky: ['#0b0c26', '#2a2458'],
    sun: '#fff8e8',
    far: '#1c1a40',
    near: '#121230',
    water: '#1c1c48',
    lit: '#121230',
    wall: '#2a2450',
  },
} satisfies Record<string, Hour>;

/** Unknown names return noon. */
export const hourOf = (name: string): Hour => new Map(Object.entries(hours)).get(name) ?? hours.noon;

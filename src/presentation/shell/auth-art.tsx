const ink = '#0f0e14';
const paper = '#f7f1e3';
const lamp = '#ffc82e';

/** Covers on the shelves: where each stands, and its two colours. */
const covers = [
  [92, 168, '#4cc9f0', '#1a1820'],
  [150, 168, '#ff5d8f', '#3a1c5c'],
  [208, 168, '#ffc82e', '#c62a37'],
  [266, 168, '#4ade9a', '#17161e'],
  [324, 168, '#f7f1e3', '#a80f4b'],
  [92, 246, '#ffa94d', '#3a1c5c'],
  [150, 246, '#7cc4ff', '#c62a37'],
  [208, 246, '#4ade9a', '#a80f4b'],
] as const;

/** How far each stripe of the awning is from the first. */
const stripes = [0, 1, 2, 3, 4, 5, 6, 7];

/** The newsstand at night, its lamp lit. */
export const AuthArt = () => (
  <svg viewBox="0 40 480 300" role="presentation">
    <path d="M0 318h480v22H0z" fill="#241033" />
    <path d="M70 132h330v194H70z" fill="#211f2a" stroke={ink} strokeWidth="6" />
    <path d="M82 144h306v80H82zM82 234h200v84H82z" fill={lamp} opacity="0.16" />
    {covers.map(([x, y, front, mark]) => (
      <g key={`${x} ${y}`}>
        <path d={`M${x} ${y}h46v52h-46z`} fill={front} stroke={ink} strokeWidth="3" />
        <path d={`M${x + 8} ${y + 40}l14 -26 10 16 6 -8v18z`} fill={mark} />
        <path d={`M${x + 6} ${y + 6}h22v6h-22z`} fill={mark} />
      </g>
    ))}
    <path d="M78 222h314v7H78zM78 300h208v7H78z" fill={ink} />
    <path d="M296 236h92v90h-92z" fill={ink} />
    <Seller />
    <g stroke={ink} strokeWidth="4" strokeLinejoin="round">
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${68 + stripe * 43} 84h43l${-8 + stripe * 2} 50a21 21 0 0 1 -43 0z`}
          fill={stripe % 2 === 0 ? lamp : paper}
        />
      ))}
    </g>
    <path d="M60 70h360v16H60z" fill="#c62a37" stroke={ink} strokeWidth="4" />
  </svg>
);

/** Who keeps it, and says whatever is said. */
const Seller = () => (
  <g stroke={ink} strokeWidth="3" strokeLinejoin="round">
    <path d="M302 328v-24q0 -20 22 -20h36q22 0 22 20v24z" fill="#4cc9f0" />
    <path d="M320 328v-30h44v30z" fill={paper} />
    <circle cx="342" cy="264" r="20" fill="#a5673f" />
    <path d="M320 262q0 -24 22 -24t22 24l10 2q-6 4 -14 2 -20 -8 -40 -4z" fill="#c62a37" />
    <path d="M334 268v3M350 268v3M336 276q6 6 12 0" fill="none" strokeLinecap="round" />
  </g>
);

export type HairStyle =
  | 'none'
  | 'short'
  | 'afro'
  | 'bun'
  | 'long'
  | 'bob'
  | 'curly'
  | 'ponytail'
  | 'spiky'
  | 'tuft'
  | 'braids'
  | 'hood';
export type HatStyle = 'leather' | 'straw' | 'cap' | 'fedora' | 'bandana' | 'helmet';
export type ClothesStyle =
  | 'tee'
  | 'shirt'
  | 'suit'
  | 'coat'
  | 'dress'
  | 'apron'
  | 'jersey'
  | 'cloak'
  | 'spacesuit';
export type Expression =
  | 'calm'
  | 'happy'
  | 'laugh'
  | 'sad'
  | 'cry'
  | 'angry'
  | 'shout'
  | 'surprised'
  | 'worried'
  | 'sly'
  | 'bored'
  | 'fierce'
  | 'sleepy'
  | 'tender';
export type Pose =
  | 'stand'
  | 'point'
  | 'wave'
  | 'akimbo'
  | 'crossed'
  | 'phone'
  | 'think'
  | 'offer'
  | 'cheer'
  | 'shrug'
  | 'run'
  | 'reach'
  | 'weave'
  | 'pray';

/** Who somebody is: the same from panel to panel. Colours are natural ones; the manner prints them. */
export interface Character {
  id: string;
  kind?: 'human' | 'capybara' | 'skull';
  skin: string;
  hair: { style: HairStyle; colour: string };
  /** Width of the shoulders and length of trunk and legs; 1 is a grown-up. */
  build?: number;
  height?: number;
  /** 0 pointed to 1 square. */
  jaw?: number;
  beard?: string;
  moustache?: string;
  glasses?: string;
  lips?: string;
  earrings?: string;
  wrinkles?: boolean;
  hat?: { style: HatStyle; colour: string };
  clothes: {
    style: ClothesStyle;
    top: string;
    accent: string;
    bottom: string;
    shoes: string;
    sleeves: 'long' | 'short';
  };
}

/** What somebody does in one panel. */
export interface Acting {
  face: Expression;
  pose: Pose;
  /** Where the face looks: -1 left to 1 right. */
  turn: number;
}

export type CharacterKind =
  | 'human'
  | 'capybara'
  | 'skull'
  | 'jaguar'
  | 'dog'
  | 'cat'
  | 'toucan'
  | 'frog'
  | 'robot'
  | 'ghost'
  | 'monster'
  | 'goat'
  | 'chicken';
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
  | 'hood'
  | 'mohawk'
  | 'dreadlocks'
  | 'wavy'
  | 'shaved'
  | 'pigtails'
  | 'topknot'
  | 'sidecut';
export type HatStyle =
  | 'leather'
  | 'straw'
  | 'cap'
  | 'fedora'
  | 'bandana'
  | 'helmet'
  | 'crown'
  | 'hardhat'
  | 'beret'
  | 'wizard'
  | 'police'
  | 'headphones'
  | 'soldier'
  | 'miner'
  | 'chef';
export type ClothesStyle =
  | 'tee'
  | 'shirt'
  | 'suit'
  | 'coat'
  | 'dress'
  | 'apron'
  | 'jersey'
  | 'cloak'
  | 'spacesuit'
  | 'hero'
  | 'armour'
  | 'uniform'
  | 'swimsuit'
  | 'gown'
  | 'hoodie'
  | 'overalls'
  | 'labcoat'
  | 'poncho'
  | 'cassock'
  | 'robe'
  | 'vest';
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
  | 'tender'
  | 'wink'
  | 'scared'
  | 'disgusted'
  | 'loving'
  | 'dizzy'
  | 'proud'
  | 'shy'
  | 'serious'
  | 'pain';
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
  | 'pray'
  | 'sit'
  | 'kneel'
  | 'lie'
  | 'carry'
  | 'fly'
  | 'punch'
  | 'kick'
  | 'dance'
  | 'embrace'
  | 'read'
  | 'type'
  | 'ride'
  | 'fall'
  | 'sneak'
  | 'salute'
  | 'jump'
  | 'crouch'
  | 'walk'
  | 'sing'
  | 'sleep';

export interface Clothes {
  style: ClothesStyle;
  top: string;
  /** Emblem, stripe, collar, tie or cape. */
  accent: string;
  bottom: string;
  shoes: string;
  sleeves: 'long' | 'short';
}

/** A character's appearance, the same in all panels. Colours are natural, the drawing style maps them. */
export interface Character {
  kind?: CharacterKind;
  /** Skin, coat, feathers, bone or tin. */
  skin: string;
  hair: { style: HairStyle; colour: string };
  /** Width of the shoulders, and length of trunk and legs. 1 is an adult. */
  build?: number;
  height?: number;
  /** From 0 (pointed) to 1 (square). */
  jaw?: number;
  beard?: string;
  moustache?: string;
  glasses?: string;
  lips?: string;
  earrings?: string;
  wrinkles?: boolean;
  freckles?: boolean;
  scar?: boolean;
  /** Colour of a hero's domino mask. */
  mask?: string;
  eyepatch?: string;
  /** Ignored for kinds without a tail. */
  tail?: boolean;
  hat?: { style: HatStyle; colour: string };
  clothes: Clothes;
}

/** Expression and pose of a character in one panel. */
export interface ActorState {
  face: Expression;
  pose: Pose;
  /** Direction of the face, from -1 (left) to 1 (right). */
  turn: number;
  /** Seen from behind. */
  isFromBehind?: true;
}

import type { Texts } from '../i18n/texts.ts';
import type { genreTaglinesPtBr } from './genre-taglines.pt-br.ts';

export const genreTaglinesEnUs: Texts<typeof genreTaglinesPtBr> = {
  adventure: 'Maps, dangers and the urge to see what lies past the bend.',
  biography: 'True lives, panel by panel.',
  "children's": 'To read together, out loud, as many times as they ask.',
  comedy: 'For laughing alone on the bus and not being able to say why.',
  crime: 'A case, a few clues and someone who is holding something back.',
  drama: 'People like us, on the day when everything changes.',
  education: 'Learning is lighter when it comes drawn.',
  erotic: 'Desire and intimacy, for those over 18.',
  fantasy: 'Worlds that do not exist, with laws that hold all the same.',
  horror: 'Better read with the lights on.',
  journalistic: 'Reports drawn by those who went there to see.',
  love: 'Meeting, missing and that message that takes so long to come.',
  religion: 'Stories of faith, of doubt and of the way there.',
  sports: 'Sweat, cheering and the play that decides it all.',
  'science fiction': 'Tomorrow seen from here: what it promises and what it costs.',
  'slice of life': 'The little things of every day, which are not so little.',
  'super-hero': 'Powers, capes and what each one does with them.',
  thriller: 'Just one more page. And then one more.',
  war: 'What battles do to those who go through them.',
  western: 'Dust, silence and scores to settle.',
};

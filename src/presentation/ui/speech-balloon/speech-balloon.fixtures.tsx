import type { Fixture } from '../fixture.ts';
import styles from './speech-balloon.fixtures.module.css';
import { type BalloonTail, type BalloonTone, SpeechBalloon } from './speech-balloon.tsx';

const tones: Record<BalloonTone, string> = {
  speech: 'Psiu! Chegou quadrinho novo.',
  thought: 'Será que já li este aqui?',
  shout: 'Extra! Extra!',
};
const tails: readonly BalloonTail[] = ['top', 'bottom', 'start', 'end'];
const long =
  'Era uma noite quente no subúrbio, e o último trem para Ipanema já tinha partido quando alguém bateu à porta da banca.';

const balloonsWithTails = (tone: BalloonTone) => (
  <div className={styles.balloons}>
    {tails.map((tail) => (
      <SpeechBalloon key={tail} tone={tone} tail={tail}>
        <p>{tones[tone]}</p>
      </SpeechBalloon>
    ))}
  </div>
);

export const fixture: Fixture = {
  title: 'Speech balloon',
  states: {
    speech: () => balloonsWithTails('speech'),
    thought: () => balloonsWithTails('thought'),
    shout: () => balloonsWithTails('shout'),
    'one word': () => <SpeechBalloon>Oi!</SpeechBalloon>,
    'many words': () => (
      <div className={styles.balloons}>
        {(['speech', 'thought', 'shout'] as const).map((tone) => (
          <SpeechBalloon key={tone} tone={tone}>
            <p>{long}</p>
          </SpeechBalloon>
        ))}
      </div>
    ),
  },
};
